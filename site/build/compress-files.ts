import { globSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const texts = '**/*.{js,css,svg,json,txt,xml,ico,webmanifest,html}'
const LEAST = 600 // bytes; a smaller file is one packet anyway
const ABREAST = 4

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
  const { size, mtimeMs } = await stat(file)
  const compressed = await stat(`${file}.gz`).catch(() => undefined)
  if (size < LEAST || (compressed && compressed.mtimeMs >= mtimeMs)) return
  const body = await readFile(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  await writeFile(
    `${file}.br`,
    await brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length } }),
  )
  await writeFile(`${file}.gz`, await zip(body, { level: 9 }))
}
