export { classifyBot, type BotCategory } from '../src/bots/classify-bot.ts';
