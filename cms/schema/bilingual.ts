export interface Words {
  no: string;
  en: string;
}

/** The language of the editor and of messages. */
export type Reader = keyof Words;

export const say = (no: string, en: string): Words => ({ no, en });

/** An error in the owner's content, with a message for the owner. */
export class ContentError extends Error {
  readonly words: Words;

  constructor(no: string, en: string) {
    super(en);
    this.words = say(no, en);
  }
}
