/** The CMS is installed when the editor is first run. */
declare module '@sveltia/cms';

/** Only Chromium has these. */
interface Window {
  showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>;
}
interface FileSystemHandle {
  requestPermission(options?: object): Promise<PermissionState>;
}
