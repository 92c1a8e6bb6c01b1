import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { added } from '../../support/app/pictures.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { addAccount, signIn } from '../../support/app/staff.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { drawPicture } from '../../support/data/pictures.ts'

describe('an uploaded picture', () => {
  it('above a post is shown to visitors in its sizes, cropped around its focal point, by every server', async () => {
    await using test = await createTestApp()
    await using other = await createTestApp({ beside: test })
    const { browser } = await signIn(test, await addAccount(test))
    const { picture } = await added(test, browser, await drawPicture(200, 150))
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    await blog.editing.save(postContent({ picture: picture.id }))
    const [list, post] = ['/en/blog/', '/en/blog/app/a-window/']
    for (const address of [list, post]) {
      const page = (await test.app.inject(address)).body
      expect(page, address).toContain(`/pictures/${picture.id}-160.avif 160w, /pictures/${picture.id}-200.avif 200w`)
    }
    expect((await test.app.inject('/feeds/en/rss.xml')).body).toContain(`/pictures/${picture.id}-200.jpg`)
    const share = await test.app.inject('/share/en/posts/a-window.jpg')
    expect(await sharp(share.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })

    const cropped = 'object-position:25% 75%'
    expect((await other.app.inject(list)).body).not.toContain(cropped)
    const { id, version, name } = picture
    const said = { name, alt: { en: 'A lit window.' }, isDecorative: false }
    const saved = await browser.call('savePicture', { id, version, ...said, focus: { x: 0.25, y: 0.75 } })
    expect(saved.statusCode).toBe(200)
    for (const { app } of [test, other]) {
      test.clock.advance(1001)
      await expect.poll(async () => (await app.inject(list)).body).toContain(cropped)
    }
    expect((await test.app.inject('/share/en/posts/a-window.jpg')).rawPayload.equals(share.rawPayload)).toBe(false)
  })
})
