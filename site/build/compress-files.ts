import { globSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What compresses; pictures and fonts are compressed already. */
const texts = '**/*.{js,css,svg,json,txt,xml,ico,webmanifest,html}'
/** Smaller than this it is one packet anyway, and an encoding only costs. */
const LEAST = 600
/** Files at a time. */
const ABREAST = 4

/** Puts a brotli and a gzip file beside each text of a folder, as small as they get: they are made once and sent often. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder }).map((file) => path.join(folder, file))
  const queue = files.values()
  await Promise.all(
    Array.from({ length: ABREAST }, async () => {
      for (const file of queue) await compressFile(file)
    }),
  )
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < LEAST) return
  const body = await readFile(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  await writeFile(
    `${file}.br`,
    await brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length } }),
  )
  await writeFile(`${file}.gz`, await zip(body, { level: 9 }))
}
