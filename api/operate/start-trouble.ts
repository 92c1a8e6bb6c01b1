import { access, constants, readFile } from 'node:fs/promises'

/** Adds to a system error the variable it comes from and what to do. */
export async function whileStarting<Result>(
  hint: (code: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error
    throw new Error(`The server cannot start. ${hint(error.code)} (${reasonOf(error)})`, { cause: error })
  }
}

/** The first of several addresses that were tried. */
function reasonOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined
  return (first instanceof Error ? first.message : error.message) || error.name
}

export const databaseHint = (url: string | undefined, dataDir: string) => () =>
  url
    ? 'DATABASE_URL names a database that cannot be used: check that it runs, and its name, user and password.'
    : `DATA_DIR, which is ${dataDir}, must be a folder that the server can write to and whose database is whole.`

export const keyHint = (dataDir: string) => () =>
  `The file secret.key in DATA_DIR, which is ${dataDir}, must be readable and writable for the server; or set SECRET_KEY.`

export const listenHint = (host: string, port: number) => (code: string) =>
  code === 'EADDRINUSE'
    ? `PORT ${port} on ${host} is taken: end what listens there, or set another PORT.`
    : `HOST and PORT, which are ${host} and ${port}, are not an address this server may listen at: set others.`

const thisMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** A law that asks for an imprint asks for a true one (D39). */
export function imprintHint(publicUrl: string, isSample: boolean): string | undefined {
  if (!isSample || thisMachine.test(new URL(publicUrl).hostname)) return undefined
  return `The imprint at ${publicUrl}/imprint is still the sample: put the company's own facts into locales/brand-imprint.ts.`
}

const LARGEST_DIFFERENCE = 10_000 // milliseconds; codes of staff's second factor are of half a minute

/** A clock that is wrong makes right codes wrong, and several servers disagree about what is due. */
export function clockHint(difference: number): string | undefined {
  if (Math.abs(difference) < LARGEST_DIFFERENCE) return undefined
  return `This machine's clock is ${Math.round(Math.abs(difference) / 1000)} s ${difference < 0 ? 'ahead of' : 'behind'} the database's: set both by NTP, or codes for signing in are refused, and several servers disagree about what is due.`
}

/** Nothing else would say so before the kill that it matters at (0025). */
export function bootHint(bootId: string | undefined, platform = process.platform): string | undefined {
  if (bootId !== undefined || platform !== 'linux') return undefined
  return 'The server cannot read /proc/sys/kernel/random/boot_id (ProcSubset=pid of systemd hides it), so it does not write down what it hands over to the mail server: after a kill, nobody knows of the mails in hand whether they have gone.'
}

/** Throws when `GEO_DATABASE` is unreadable or no MMDB file. */
export async function checkGeoDatabase(file: string | undefined): Promise<void> {
  if (!file) return
  const hint = () =>
    `GEO_DATABASE, which is ${file}, must be a file that the server can read; leave it out for the one that comes with it.`
  await whileStarting(hint, () => access(file, constants.R_OK))
  const content = await whileStarting(hint, () => readFile(file))
  // MMDB metadata marker (MaxMind DB file format, "metadata").
  if (content.lastIndexOf(Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')) >= 0) return
  throw new Error(`The server cannot start. GEO_DATABASE, which is ${file}, is no country database in the MMDB format.`)
}
