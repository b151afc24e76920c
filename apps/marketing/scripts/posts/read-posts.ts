import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, isLocale, type Locale } from '@latchkey/site/urls';
import { parse } from 'yaml';
import { z } from 'zod';
import { topics } from '../../src/journal/journal.model.ts';
import { linksIn, picturesIn, renderMarkdown } from './render-markdown.ts';

/** What the head of a post's file says in every language. */
const words = z.strictObject({
  title: z.string().min(1).max(90),
  description: z.string().min(1).max(200),
  /** What is to be seen on the picture. */
  alt: z.string().min(1),
});
/** What it says once, in the English file. */
const facts = words.extend({
  date: z.iso.date(),
  /** When what it says changed last, if since. */
  changed: z.iso.date().optional(),
  topic: z.enum(topics),
  /** The provider, or a hotel by its name. */
  author: z.string().min(1),
  /** A file of `posts/pictures/`. */
  picture: z.string().regex(/^[a-z0-9-]+\.jpg$/),
});

/** A post in one language. */
export interface WrittenPost extends z.output<typeof words> {
  /** Empty where the post is not written in this language: the English text stands in, and says so. */
  readonly html: string;
  readonly minutes: number;
}

/** A post as its files say it. */
export interface ReadPost extends Pick<z.output<typeof facts>, 'date' | 'changed' | 'topic' | 'author' | 'picture'> {
  readonly slug: string;
  readonly in: Partial<Record<Locale, WrittenPost>> & { readonly en: WrittenPost };
}

const wordsAMinute = 200;

/** Reads the posts of a folder, newest first. Throws a sentence that names the file and what is wrong with it. */
export async function readPosts(folder: string): Promise<ReadPost[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  );
  const texts = new Map(files);
  const english = names.filter((name) => /^[a-z0-9-]+\.md$/.test(name));
  const posts = english.map((name) => readPost(folder, name.replace('.md', ''), texts));
  return posts.toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

function readPost(folder: string, slug: string, texts: ReadonlyMap<string, string>): ReadPost {
  const { title, description, alt, ...rest } = headOf(facts, `${slug}.md`, texts);
  if (!existsSync(path.join(folder, 'pictures', rest.picture)))
    throw new Error(`posts/${slug}.md: there is no picture posts/pictures/${rest.picture}`);
  const english: WrittenPost = { title, description, alt, ...bodyOf(`${slug}.md`, defaultLocale, texts) };
  const translated: Partial<Record<Locale, WrittenPost>> = {};
  for (const file of texts.keys()) {
    const [, of, language] = /^([a-z0-9-]+)\.([a-z]+)\.md$/.exec(file) ?? [];
    if (of !== slug) continue;
    if (!isLocale(language)) throw new Error(`posts/${file}: ${language ?? ''} is no language of the site`);
    translated[language] = { ...headOf(words, file, texts), ...bodyOf(file, language, texts) };
  }
  return { slug, ...rest, in: { ...translated, en: english } };
}

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function headOf<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  texts: ReadonlyMap<string, string>,
): z.output<Schema> {
  const head = parts.exec(texts.get(file) ?? '')?.[1];
  if (head === undefined) throw new Error(`posts/${file}: it begins with no head between two lines of ---`);
  const read = schema.safeParse(parse(head));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`posts/${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

function bodyOf(
  file: string,
  language: Locale,
  texts: ReadonlyMap<string, string>,
): Pick<WrittenPost, 'html' | 'minutes'> {
  const text = (parts.exec(texts.get(file) ?? '')?.[2] ?? '').trim();
  const [picture] = picturesIn(text);
  if (picture !== undefined)
    throw new Error(`posts/${file}: ${picture} stands in the text; a post's picture stands in its head`);
  const foreign = linksIn(text).find((link) => !link.startsWith('/') && !link.startsWith('https://'));
  if (foreign !== undefined) throw new Error(`posts/${file}: ${foreign} is no path of the site and no https address`);
  const count = text.split(/\s+/).filter((word) => word !== '').length;
  return {
    html: text === '' ? '' : renderMarkdown(text, language),
    minutes: Math.max(1, Math.round(count / wordsAMinute)),
  };
}
