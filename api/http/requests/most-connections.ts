import { readFileSync } from 'node:fs'

/** Each open connection takes some 20 KB, and one answer while its client does not read. */
const MOST = 2000
const OWN_FILES = 64 // database, log, mail and what else is open without any visitor
const LEAST = 8

/**
 * Open connections that leave files for everything else: a process that may open no more ends, because it cannot even look at
 * its own memory. A connection needs one, and another while a file or an upload goes through it.
 */
export function mostConnections(limits: string = ownLimits()): number {
  const [, openFiles] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  if (openFiles === undefined) return MOST
  return Math.min(MOST, Math.max(LEAST, Math.floor((Number(openFiles) - OWN_FILES) / 2)))
}

/** As Linux tells them (proc_pid_limits(5)), after Node has taken all that it may have; nothing elsewhere. */
function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
