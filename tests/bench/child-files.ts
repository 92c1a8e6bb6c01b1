import { fileURLToPath } from 'node:url'

const file = (address: URL) => fileURLToPath(address)

/** Programs that run beside ours, for comparison or by themselves. */
export const childFiles = {
  bareHttp: file(new URL('./children/bare-http.ts', import.meta.url)),
  bareFastify: file(new URL('./children/bare-fastify.ts', import.meta.url)),
  smtpSink: file(new URL('./children/smtp-sink.ts', import.meta.url)),
  sender: file(new URL('../support/sending/sender.ts', import.meta.url)),
  renderLoop: file(new URL('./children/render-loop.ts', import.meta.url)),
}
