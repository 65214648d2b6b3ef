export interface Words {
  no: string;
  en: string;
}

export type Reader = keyof Words;

export const say = (no: string, en: string): Words => ({ no, en });

export const joined = (parts: Words[], between: string): Words => ({
  no: parts.map(({ no }) => no).join(between),
  en: parts.map(({ en }) => en).join(between),
});

/** What a function throws at content that it cannot use. */
export class Mistake extends Error {
  readonly words: Words;

  constructor(no: string, en: string) {
    super(en);
    this.words = say(no, en);
  }
}
