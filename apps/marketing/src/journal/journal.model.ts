import type { Locale } from '@latchkey/site/urls';

export const topics = ['prices', 'stays', 'how-it-works'] as const;
/** What a post is about. */
export type Topic = (typeof topics)[number];

/** The words of a post in a list. */
export interface PostWords {
  readonly title: string;
  readonly description: string;
  /** What is to be seen on its picture. */
  readonly alt: string;
  /** How long it takes to read. */
  readonly minutes: number;
  /** Whether the whole post is written in this language, not its title alone. */
  readonly isWhole: boolean;
}

/** A post with its words in the languages it has; English always. */
export interface ListedPost {
  readonly slug: string;
  /** `2026-11-02`. */
  readonly date: string;
  /** When what it says changed last, if since. */
  readonly changed?: string;
  readonly topic: Topic;
  readonly author: string;
  /** The address of its picture, 1280 × 720. */
  readonly picture: string;
  /** The same lighter, in AVIF: a `srcset`. */
  readonly light: string;
  readonly in: { readonly en: PostWords } & Partial<Record<Locale, PostWords>>;
}

/** A post as a page shows it, in the language asked for or in English. */
export interface ShownPost
  extends Pick<ListedPost, 'slug' | 'date' | 'changed' | 'topic' | 'author' | 'picture' | 'light'>, PostWords {}

/** The journal of a hotel: posts that it keeps on pages of its own. */
export interface JournalOfHotel {
  readonly id: number;
  readonly name: string;
  readonly posts: readonly { readonly url: string; readonly name: string }[];
}

/** The list of posts, or one page of it. */
export interface JournalModel {
  /** On a hotel's pages its own journal, and none of the provider's posts; null on the provider's. */
  readonly hotel: JournalOfHotel | null;
  readonly posts: readonly ShownPost[];
  readonly topic: Topic | null;
  readonly page: number;
  readonly pages: number;
}

/** One post. */
export interface PostModel {
  readonly post: ShownPost;
  readonly html: string;
  /** The language that the text is written in. */
  readonly language: Locale;
  /** Newer posts of the same topic first, then others. */
  readonly more: readonly ShownPost[];
}
