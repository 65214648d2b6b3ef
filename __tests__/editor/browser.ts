const stored = new Map<string, string>();

/** What the editor reads of a browser, for tests in Node, where `fetch` is. Import it first. */
Object.assign(global, {
  navigator: { languages: ['en-GB'] },
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
    clear: () => stored.clear(),
  },
  FileReader: class {
    result = '';
    onload = () => {};
    async readAsDataURL(file: Blob) {
      this.result = `data:;base64,${Buffer.from(await file.text()).toString('base64')}`;
      this.onload();
    }
  },
});
