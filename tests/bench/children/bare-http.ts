import { createServer } from 'node:http'

/**
 * The least that answers with HTML: one buffer, of BYTES when it is only counted, else a page with nothing on it.
 * Like any server it has an icon, which browsers ask for.
 */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="A page with nothing on it.">
    <title>Bare page</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <main><h1>Bare page</h1><p>Nothing else is here.</p></main>
  </body>
</html>
`
const bytes = Number(process.env['BYTES'] ?? 0)
const body = bytes ? Buffer.alloc(bytes, 'x') : Buffer.from(page)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }

const server = createServer((request, response) => {
  if (request.url !== '/') response.writeHead(404).end()
  else response.writeHead(200, headers).end(body)
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.info('A bare server is open at /'))
process.once('SIGTERM', () => process.exit(0))
