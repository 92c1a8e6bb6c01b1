import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { tagged } from '#ui/lib/tagged.tsx'

const print = (parts: ReactNode[]) => renderToStaticMarkup(parts)
const em = (words: string) => createElement('em', null, words)

describe('a tagged text', () => {
  it.each([
    ['Work that lets the <b>light</b> in.', 'Work that lets the <em>light</em> in.'],
    ['<b>One</b><b>Two</b>', '<em>One</em><em>Two</em>'],
    ['Nothing marked', 'Nothing marked'],
    ['An <x>unknown</x> tag leaves its words', 'An unknown tag leaves its words'],
    ['1 < 2 and <b>a & b</b>', '1 &lt; 2 and <em>a &amp; b</em>'],
    ['Never <b>closed', 'Never &lt;b&gt;closed'],
    ['Never <b>closed <b>but once</b>', 'Never &lt;b&gt;closed <em>but once</em>'],
    ['', ''],
  ])('%s', (text, html) => {
    expect(print(tagged(text, { b: em }))).toBe(html)
  })
})
