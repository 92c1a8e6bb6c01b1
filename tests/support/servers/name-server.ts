import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server on loopback that knows one IPv4 address for every name, or is silent. */
export async function startNameServer(address?: string) {
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', (question, { port }) => {
    asked += 1
    if (address !== undefined) socket.send(answerTo(question, address), port, '127.0.0.1')
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    place: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => socket.close(resolve))
    },
  }
}

/** RFC 1035, 4.1; nothing for what is not asked as an A record. */
function answerTo(message: Buffer, address: string): Buffer {
  const nameEnd = message.indexOf(0, 12)
  const question = message.subarray(12, nameEnd + 5)
  const isAsked = message.readUInt16BE(nameEnd + 1) === 1
  const head = Buffer.alloc(12)
  head.writeUInt16BE(message.readUInt16BE(0), 0)
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(isAsked ? 1 : 0, 6)
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)])
  return Buffer.concat(isAsked ? [head, question, record] : [head, question])
}
