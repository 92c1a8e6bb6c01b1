import { use, useEffect, useState } from 'react'
import type { Picture } from '#api/contract/staff/pictures.ts'
import { pictureId } from '#api/contract/values/pictures.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'

/** The post's picture as the library has it. Undefined for one that came with the site, and until it is known. */
export function usePanelPicture(id: string): Picture | undefined {
  const client = use(StaffClientInView)
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    if (!client || !pictureId.test(id)) return
    let isOver = false
    void client.readPicture({ id }).then((result) => {
      if (!isOver && result.ok) setPicture(result.answer.picture)
    })
    return () => {
      isOver = true
    }
  }, [client, id])
  return picture?.id === id ? picture : undefined
}
