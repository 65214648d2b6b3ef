/** A file of a new version: with its text, or with the object id of its content; `null` deletes it. */
export type TreeEntry = { path: string; content?: string; sha?: string | null };

/** An earlier version, which can be read back: `date` is a time of ISO 8601. */
export type EarlierVersion = { sha: string; date: string; message: string };
