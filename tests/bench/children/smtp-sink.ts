import { SMTPServer } from 'smtp-server'

/** Takes every mail and keeps none. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    stream.on('end', () => done())
    stream.resume()
  },
})
// A client that ends hangs up.
server.on('error', () => {})
const port = Number(process.env['PORT'])
server.listen(port, '127.0.0.1', () => console.info(`The sink is open at ${port}`))
