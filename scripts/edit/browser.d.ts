/** What is used of the CMS, which is installed only when the editor is first run. */
declare module '@sveltia/cms' {
  const CMS: {
    init(options: { config: object }): void;
    registerCustomFormat(
      name: string,
      extension: string,
      methods: { fromFile: (text: string) => unknown; toFile: (value: unknown) => string },
    ): void;
    registerEventListener(listener: { name: 'preSave' | 'postSave'; handler: () => Promise<void> }): void;
  };
  // biome-ignore lint/style/noDefaultExport: it is the package's
  export default CMS;
}

/** The File System Access API, which only Chromium has. */
interface Window {
  showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>;
}
interface FileSystemHandle {
  requestPermission(options?: object): Promise<PermissionState>;
}
