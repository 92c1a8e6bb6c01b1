import { importsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

interface Room {
  /** Files it is about; the first room that matches a file is the file's. */
  files: RegExp
  /** What of the repository it may import. */
  mayImport: RegExp
  /** Packages it may import; any, unless said. */
  mayUse?: RegExp
}

/** Who may import whom (architecture). Read from the top: the first line that fits a file holds. */
const rooms: Room[] = [
  { files: /^locales\//, mayImport: /^locales\//, mayUse: /^i18next$/ },
  // Lists and limits that the browser has on every page: no schema comes along with them.
  { files: /^api\/contract\/values\//, mayImport: /^(api\/contract\/values|locales)\//, mayUse: /^$/ },
  { files: /^api\/contract\//, mayImport: /^(api\/contract|locales)\//, mayUse: /^zod\/mini$/ },
  { files: /^api\/store\//, mayImport: /^(api\/(store|db|contract)|locales)\//, mayUse: /^(kysely|node:crypto)$/ },
  {
    files: /^api\/services\//,
    mayImport: /^(api\/(services|store|contract|outbound)\/|api\/(errors|texts)\.ts|locales\/)/,
  },
  { files: /^api\//, mayImport: /^(api|locales)\// },
  // Fonts and pictures are made by scripts that lie beside them.
  { files: /^ui\/(tokens|pictures)\//, mayImport: /^ui\/(tokens|pictures)\// },
  { files: /^ui\/lib\//, mayImport: /^(ui\/lib|locales)\// },
  { files: /^ui\/primitives\//, mayImport: /^(ui\/(primitives|lib|pictures)|locales)\// },
  { files: /^ui\/blocks\//, mayImport: /^(ui(?!\/mails\/)|locales|api\/contract\/values)\// },
  // A mail program has no stylesheet, script or token of ours: mails are made of their own parts, and made on the server only.
  {
    files: /^ui\/mails\//,
    mayImport: /^(ui\/mails|locales)\//,
    mayUse: /^(react|react-i18next|@react-email\/(?!render$)[a-z]+)$/,
  },
  { files: /^site\/render\//, mayImport: /^(site|ui|locales|api\/contract)\// },
  { files: /^site\/pages\//, mayImport: /^(site\/pages|ui(?!\/mails\/)|locales|api\/contract)\// },
  // The renderer fulfils the server's interface, which is a type.
  {
    files: /^site\/entry-server\.tsx$/,
    mayImport: /^(site|ui(?!\/mails\/)|locales|api\/contract|api\/http\/pages\.ts)/,
  },
  { files: /^site\//, mayImport: /^(site|ui(?!\/mails\/)|locales|api\/contract)\// },
  { files: /^(stories|\.storybook)\//, mayImport: /^(stories|\.storybook|site|ui|locales|api\/contract)\// },
]

/** Imports that go the wrong way, one line each. */
export function wrongDirections(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const room = rooms.find(({ files: pattern }) => pattern.test(file.path))
    if (!room) return []
    return importsOf(file)
      .filter(({ to }) => (isOurs(to) ? !room.mayImport.test(to) : room.mayUse && !room.mayUse.test(to)))
      .map(({ from, to }) => `${from} imports ${to}`)
  })
}

function isOurs(address: string): boolean {
  return /^(ui|site|api|locales|stories|tests|\.storybook)\//.test(address)
}
