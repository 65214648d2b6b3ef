export const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds));
