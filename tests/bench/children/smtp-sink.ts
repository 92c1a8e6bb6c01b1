import { SMTPServer } from 'smtp-server'

const answered = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
const asked = new Set<string>()

/** Keeps no mail. Of all domains every 21st recipient is asked to come later the first time, every 49th is refused for good. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const number = Number(/\d+/.exec(address)?.[0])
    const isFirst = !asked.has(address)
    asked.add(address)
    if (number % 49 === 7) return done(answered(550, '5.1.1 No such user here'))
    if (number % 21 === 3 && isFirst) return done(answered(451, '4.7.1 Come back later'))
    done()
  },
  onData(stream, _session, done) {
    stream.on('end', () => done())
    stream.resume()
  },
})
// A client that ends hangs up.
server.on('error', () => {})
const port = Number(process.env['PORT'])
server.listen(port, '127.0.0.1', () => console.info(`The sink is open at ${port}`))
