import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../support/run/steps.ts'
import type { Difference } from './baselines.ts'

const folder = path.join(root, 'dist', 'visual-report')

/** Writes a page that shows expected, actual and difference side by side. Returns its path. */
export function writeReport(differences: Difference[]): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const rows = differences.map((difference) => {
    const pictures = (['expected', 'actual', 'marked'] as const).map((part) => {
      const picture = difference[part]
      if (!picture) return `<td>–</td>`
      const file = `${difference.name}.${part}.png`
      writeFileSync(path.join(folder, file), picture)
      return `<td><a href="${file}"><img src="${file}" alt="${part}" loading="lazy"></a></td>`
    })
    const words = difference.reason ?? (difference.kind === 'new' ? 'no baseline yet' : `${difference.pixels} pixels`)
    return `<tr><th scope="row">${escapeHtml(difference.name)}<p>${difference.kind}: ${escapeHtml(words)}</p></th>${pictures.join('')}</tr>`
  })
  const file = path.join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.5rem;vertical-align:top;text-align:left}img{max-width:28rem}</style>
<h1>${differences.length} visual differences</h1>
<table><thead><tr><th>Story</th><th>Expected</th><th>Actual</th><th>Difference</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`,
  )
  return file
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
