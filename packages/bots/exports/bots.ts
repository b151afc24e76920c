export { classifyBot, isBot, type KnownBot } from '../src/classify-bot.ts';
export type { BotCategory } from '../src/bot-category.ts';
