import { installCms } from '@/export/install-cms';

/** Before the workers start: two that install the editor at the same time delete each other's files. */
export default function globalSetup(): void {
  installCms();
}
