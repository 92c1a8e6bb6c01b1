import { expect, it } from 'vitest'
import { stateMarkup } from '#site/render/state-markup.ts'

const state = {
  path: '/en/blog/app/windows/',
  language: 'en',
  files: ['common'],
  actionData: null,
  settings: { trackingHosts: [], publicUrl: 'https://dritare.example' },
}
const withArticle = (html: string) => stateMarkup({ ...state, loaderData: { post: { slug: 'windows', html } } })

it('says an article word for word beside the state', () => {
  const html = '<p class="a">"Windows" &amp; doors</p>\n<h2 id="b">More</h2>'
  const markup = withArticle(html)
  expect(markup).toContain(`<script type="text/plain" id="state-html">${html}</script>`)
  expect(markup).toContain('"post":{"slug":"windows","html":true}')
})

it.each([
  '<p></script><script>alert(1)</script></p>',
  '<p></SCRIPT ></p>',
  '<p><!-- <script> --></p>',
  '<p>a\r\nb</p>',
])('leaves to JSON what a script element would not give back: %j', (html) => {
  const markup = withArticle(html)
  expect(markup).not.toContain('state-html')
  const [, json = ''] = /^<script type="application\/json" id="state">([^<]*)<\/script>$/.exec(markup) ?? []
  expect(JSON.parse(json).loaderData.post.html).toBe(html)
})

it('is JSON alone for pages without an article', () => {
  const markup = stateMarkup({ ...state, loaderData: { root: null } })
  expect(markup).toMatch(/^<script type="application\/json" id="state">[^<]*<\/script>$/)
})
