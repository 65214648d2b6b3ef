/** Returns the packages from which a script imports. */
export const packagesIn = (script: string): string[] =>
  script.match(/(?<=(?:^|\s)(?:from |import |import\()')(?:@[\w-]+\/)?[\w-]+(?=[/'])/gm) ?? [];
