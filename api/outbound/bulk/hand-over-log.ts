import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** Milliseconds. What is found later than that is not acted upon by itself. */
export const LOG_KEPT = 24 * 3_600_000

/**
 * What a process has handed over, in a file that outlives it: `kill -9` takes nothing of it. A power cut does, so a file is
 * believed until the machine starts again, and only where Linux tells starts apart.
 */
export interface HandOverLog {
  /** Of the file that the next lines go to, which is made; undefined where there can be none. */
  name: () => string | undefined
  /** At once: the kill may come while a write is awaited. Throws when the disk is full. */
  note: (line: string) => void
  /** Nothing is in hand. */
  rest: () => void
  /** What a file of this machine says; undefined when it cannot be known. */
  linesOf: (name: string) => Promise<Set<string> | undefined>
  /** Of the files that are there, also of servers that run. Deletes what is too old for anybody. */
  names: (now: number) => Promise<string[]>
}

interface HandOverLogOptions {
  folder: string
  bootId?: string | undefined
  onError: (error: unknown) => void
}

export function createHandOverLog({ folder, bootId = readBootId(), onError }: HandOverLogOptions): HandOverLog {
  let open: { name: string; file: number } | undefined
  let isImpossible = bootId === undefined

  const fileOf = (name: string) => path.join(folder, `${name}.log`)
  const isBelieved = (name: string) => bootId !== undefined && name.startsWith(`${bootId}.`)

  function begin(): typeof open {
    const name = `${bootId}.${randomUUID()}`
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return { name, file: openSync(fileOf(name), 'ax', 0o600) }
    } catch (error) {
      // Work goes on without it: what becomes of what is in hand at a kill is unknown then. The next pile tries again.
      isImpossible = true
      onError(error)
      return undefined
    }
  }

  return {
    name() {
      if (!isImpossible) open ??= begin()
      return open?.name
    },

    note(line) {
      if (!isImpossible) open ??= begin()
      if (open) writeSync(open.file, `${line}\n`)
    },

    rest() {
      isImpossible = bootId === undefined
      if (!open) return
      const { name, file } = open
      // First: once it is closed, its number may be a visitor's connection.
      open = undefined
      try {
        closeSync(file)
        rmSync(fileOf(name), { force: true })
      } catch (error) {
        onError(error)
      }
    },

    async linesOf(name) {
      if (!isBelieved(name) || path.basename(name) !== name) return undefined
      const text = await readFile(fileOf(name), 'utf8').catch(whenMissing)
      return text === undefined ? undefined : new Set(text.split('\n').slice(0, -1))
    },

    async names(now) {
      const found = ((await readdir(folder).catch(whenMissing)) ?? []).filter((file) => file.endsWith('.log'))
      const names: string[] = []
      for (const file of found) {
        const name = path.basename(file, '.log')
        const place = fileOf(name)
        const written = (await stat(place).catch(whenMissing))?.mtimeMs ?? 0
        if (written <= now - LOG_KEPT) await rm(place, { force: true })
        else if (isBelieved(name)) names.push(name)
      }
      return names
    },
  }
}

/** Another one after each start of the machine; undefined where there is none to read. */
export function readBootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}
