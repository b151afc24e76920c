import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Figures, FigureValue } from './figures.ts';
import type { FigureLine } from './lines.ts';

/** What a cell shows beside its figure: one that is being saved or has been, one that was refused, somebody’s newer one. */
export interface Mark {
  readonly state: 'saving' | 'saved' | 'refused' | 'newer';
  /** What the cell is to say; `undefined`: what it says anyway. */
  readonly value: FigureValue | undefined;
  /** Who set it, as the cell shows it; null for the rule. */
  readonly source: 'hand' | null;
  /** What guests pay at it; null where that is not known yet. */
  readonly pay: number | null;
  readonly line: FigureLine;
  readonly date: LocalDate;
  /** Pages of figures that have come since it was saved. */
  readonly pages: number;
}

/** The marks of a page's cells: a line is told of its own alone. */
export interface Marks {
  readonly of: (lineId: string) => ReadonlyMap<LocalDate, Mark>;
  readonly put: (marks: readonly Mark[]) => void;
  readonly drop: (cells: readonly Pick<Mark, 'line' | 'date'>[]) => void;
  /** Figures have come anew: what was saved is shown by them. */
  readonly settle: (figures: Figures) => void;
  /** What was refused, or was somebody’s, is marked no more. */
  readonly forget: () => void;
  readonly subscribe: (hear: () => void) => () => void;
}

const none: ReadonlyMap<LocalDate, Mark> = new Map();

export function newMarks(): Marks {
  const lines = new Map<string, ReadonlyMap<LocalDate, Mark>>();
  const ears = new Set<() => void>();
  const tell = (): void => ears.forEach((hear) => hear());
  const of = (id: string): ReadonlyMap<LocalDate, Mark> => lines.get(id) ?? none;
  const all = (): Mark[] => [...lines.values()].flatMap((line) => [...line.values()]);
  const put = (marks: readonly Mark[]): void => {
    for (const [id, same] of Map.groupBy(marks, ({ line }) => line.id))
      lines.set(id, new Map([...of(id), ...same.map((mark) => [mark.date, mark] as const)]));
  };
  const drop = (cells: readonly Pick<Mark, 'line' | 'date'>[]): void => {
    for (const [id, same] of Map.groupBy(cells, ({ line }) => line.id)) {
      const gone = new Set(same.map(({ date }) => date));
      lines.set(id, new Map([...of(id)].filter(([date]) => !gone.has(date))));
    }
  };
  return {
    of,
    put: (marks) => {
      put(marks);
      tell();
    },
    drop: (cells) => {
      drop(cells);
      tell();
    },
    settle(figures) {
      const saved = all().filter(({ state }) => state === 'saved');
      if (saved.length === 0) return;
      const isShown = ({ line, date, value, pages }: Mark): boolean =>
        pages > 0 || value === undefined || figures.of(line, date)?.value === value;
      drop(saved.filter(isShown));
      put(saved.filter((mark) => !isShown(mark)).map((mark) => ({ ...mark, pages: mark.pages + 1 })));
      tell();
    },
    forget() {
      const told = all().filter(({ state }) => state === 'refused' || state === 'newer');
      if (told.length === 0) return;
      drop(told);
      tell();
    },
    subscribe(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
}
