import { type ClientRequest, request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'

const MOST_INTERIM = 20 // answers before the real one (RFC 9110, 15.2), of which honest servers send one or two

/**
 * `request` of Node for servers that may mean harm. Interim answers have no end of their own, and each costs some microseconds:
 * ten connections full of them kept everybody else waiting for 2.6 s at a time. After a change of protocol Node tells neither an
 * answer nor an error, whatever `signal` does.
 */
export function boundedRequest(url: URL, options: RequestOptions): ClientRequest {
  const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, options)
  let interim = 0
  request.on('information', () => {
    interim += 1
    if (interim === MOST_INTERIM) request.destroy(new Error('Interim answers without an end'))
  })
  request.once('upgrade', (_answer, socket) => {
    socket.destroy()
    request.emit('error', new Error('Another protocol, which nobody has asked for'))
  })
  return request
}
