import { open } from 'node:fs/promises'

/** A disk that can be filled up: files open, take their first bytes, and then there is no room. */
export function createFullDisk() {
  let isFull = false
  const openFile: typeof open = async (...place) => {
    const file = await open(...place)
    if (!isFull) return file
    return new Proxy(file, {
      get(target, name) {
        if (name === 'writeFile') return writeUntilFull
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

    async function writeUntilFull(content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
      for await (const chunk of content) {
        await file.write(chunk.subarray(0, 100))
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
      }
    }
  }
  return {
    openFile,
    fill() {
      isFull = true
    },
    clear() {
      isFull = false
    },
  }
}
