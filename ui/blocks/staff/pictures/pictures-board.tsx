import { PictureAdd, type PictureAddProps } from '#ui/blocks/staff/pictures/picture-add.tsx'
import { PictureGrid, type PictureGridProps } from '#ui/blocks/staff/pictures/picture-grid.tsx'
import { PictureShelves, type PictureShelvesProps } from '#ui/blocks/staff/pictures/picture-shelves.tsx'

export interface PicturesBoardProps {
  shelves: PictureShelvesProps
  add: PictureAddProps
  grid: Omit<PictureGridProps, 'shelf' | 'query'>
}

/** The library: which pictures, the way in for more, and the pictures. */
export function PicturesBoard({ shelves, add, grid }: PicturesBoardProps) {
  const { shelf, query } = shelves
  return (
    <div data-slot="pictures-board" className="@container">
      <PictureShelves {...shelves} />
      {shelf !== 'deleted' && (
        <div id="add" className="scroll-mt-4">
          <PictureAdd {...add} />
        </div>
      )}
      <PictureGrid {...grid} shelf={shelf} query={query} />
    </div>
  )
}
