/** A file of a new version: its text, or the object id of its content (`ID MODE` if it is no ordinary file); `null` deletes it. */
export type TreeEntry = { path: string; content?: string; sha?: string | null };

/** An earlier version, which can be read back: `date` is a time of ISO 8601. */
export type EarlierVersion = { sha: string; date: string; message: string };
