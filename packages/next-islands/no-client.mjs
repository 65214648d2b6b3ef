// In place of Next’s client, which no finished page loads (next.mjs).
export {};
