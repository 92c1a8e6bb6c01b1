import { hash } from './chance.ts'

export type Point = readonly [x: number, y: number]

/** One decimal hides the digits in which machines differ. */
export const round = (value: number) => Math.round(value * 10) / 10

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ${more}/>`

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

export const lines = (points: readonly Point[], close = true) => `M${points.map(pair).join('L')}${close ? 'Z' : ''}`

export const polygon = (points: readonly Point[], fill: string, more = '') => path(lines(points), fill, more)

export const facet = (corners: string, fill: string, more = '') =>
  `<polygon points="${corners}" fill="${fill}" ${more}/>`

/** 'x,y x,y …' */
export const points = (text: string): Point[] =>
  text.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    return [x, y]
  })

/** 'x,y,z x,y,z …' */
export const triples = (text: string): [number, number, number][] =>
  text.split(' ').map((corner) => {
    const [x = 0, y = 0, z = 0] = corner.split(',').map(Number)
    return [x, y, z]
  })

/** Catmull-Rom as Béziers. */
export function curve(points: readonly Point[], close = false): string {
  const at = (index: number): Point => {
    const count = points.length
    const safe = close ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return points[safe] ?? [0, 0]
  }
  const spans = close ? points.length : points.length - 1
  const parts = [`M${pair(at(0))}`]
  for (let index = 0; index < spans; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    parts.push(`C${pair(one)} ${pair(two)} ${pair(to)}`)
  }
  return parts.join('') + (close ? 'Z' : '')
}

export const blob = (points: readonly Point[], fill: string, more = '') => path(curve(points, true), fill, more)

export const arch = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y + height)}V${round(y + width / 2)}A${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(x + width)} ${round(y + width / 2)}V${round(y + height)}Z`

export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`

export const group = (marks: readonly string[], more = '') => `<g ${more}>${marks.join('')}</g>`

/** The id is a hash of the outline, so it needs no counter and never changes. */
export function clipped(outline: string, marks: readonly string[], more = ''): string {
  const id = `c${hash(outline).toString(36)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})" ${more}>${marks.join('')}</g>`
}

/** For skies and glows only: everything else is flat. */
export function fade(from: string, to: string, upright = true, fromOpacity = 1, toOpacity = 1) {
  const id = `f${hash([from, to, upright, fromOpacity, toOpacity].join()).toString(36)}`
  const end = upright ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  const mark = `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop stop-color="${from}" stop-opacity="${fromOpacity}"/><stop offset="1" stop-color="${to}" stop-opacity="${toOpacity}"/></linearGradient>`
  return { mark, fill: `url(#${id})` }
}
