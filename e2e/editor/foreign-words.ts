/** Words that every sentence of a language has, and none of the other one: what must not be on a page of that language. */
export const FOREIGN = {
  nb: /\b(the|of|is|are|with|your|you|not|this|what|save|saved|remove|add|left|and)\b/i,
  en: /\b(og|er|det|ikke|på|av|til|som|med|den|lagre|fjern|gjenstår)\b/i,
};

/** A text without what is quoted: names, and words of others. */
export const withoutQuotes = (text: string) => text.replaceAll(/[«“][^»”]*[»”]|"[^"]*"/g, '');
