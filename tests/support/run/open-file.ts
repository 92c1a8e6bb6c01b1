import { spawn } from 'node:child_process'

const openers: Partial<Record<NodeJS.Platform, [program: string, ...words: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
}

/** Opens a file as a double click would; where nothing can, its path is on the terminal. */
export function openFile(file: string): void {
  const [program, ...words] = openers[process.platform] ?? ['xdg-open']
  console.info(`Opening ${file}`)
  const child = spawn(program, [...words, file], { stdio: 'ignore', detached: true })
  child.once('error', () => console.info('No program here opens it: open the path above in a browser.'))
  child.unref()
}
