import { backDoor } from './motifs/back-door.ts'
import { bakeryBeforeDawn } from './motifs/bakery-before-dawn.ts'
import { barred } from './motifs/barred.ts'
import { birdInFrames } from './motifs/bird-in-frames.ts'
import { biscuitsOnGingham } from './motifs/biscuits-on-gingham.ts'
import { carouselLeaver } from './motifs/carousel-leaver.ts'
import { combWindow } from './motifs/comb-window.ts'
import { craneAndFacade } from './motifs/crane-and-facade.ts'
import { deskFromAbove } from './motifs/desk-from-above.ts'
import { emptySill } from './motifs/empty-sill.ts'
import { enfilade } from './motifs/enfilade.ts'
import { featherAndStone } from './motifs/feather-and-stone.ts'
import { gableAndPeaks } from './motifs/gable-and-peaks.ts'
import { hoursInPanes } from './motifs/hours-in-panes.ts'
import { hullInGallery } from './motifs/hull-in-gallery.ts'
import { letterInPanes } from './motifs/letter-in-panes.ts'
import { lettersInPanes } from './motifs/letters-in-panes.ts'
import { libraryWall } from './motifs/library-wall.ts'
import { lightPoursIn } from './motifs/light-pours-in.ts'
import { lighthouse } from './motifs/lighthouse.ts'
import { lineBecomesView } from './motifs/line-becomes-view.ts'
import { marketAwning } from './motifs/market-awning.ts'
import { millWheel } from './motifs/mill-wheel.ts'
import { movingLight } from './motifs/moving-light.ts'
import { neighbours } from './motifs/neighbours.ts'
import { oilOnSill } from './motifs/oil-on-sill.ts'
import { phoneAsWindow } from './motifs/phone-as-window.ts'
import { pigeonholes } from './motifs/pigeonholes.ts'
import { portrait } from './motifs/portrait.ts'
import { rampToDoor } from './motifs/ramp-to-door.ts'
import { sashStuck } from './motifs/sash-stuck.ts'
import { shuttersShut } from './motifs/shutters-shut.ts'
import { threeDoors } from './motifs/three-doors.ts'
import { tileWall } from './motifs/tile-wall.ts'
import { townOfWindows } from './motifs/town-of-windows.ts'
import { trainWindow } from './motifs/train-window.ts'
import { twoChairs } from './motifs/two-chairs.ts'
import { windowPortraits } from './motifs/window-portrait.ts'
import type { Motif } from './sheet.ts'

export const motifs = {
  'back-door': backDoor,
  'bakery-before-dawn': bakeryBeforeDawn,
  barred,
  'bird-in-frames': birdInFrames,
  'biscuits-on-gingham': biscuitsOnGingham,
  'carousel-leaver': carouselLeaver,
  'comb-window': combWindow,
  'crane-and-facade': craneAndFacade,
  'desk-from-above': deskFromAbove,
  'empty-sill': emptySill,
  enfilade,
  'feather-and-stone': featherAndStone,
  'gable-and-peaks': gableAndPeaks,
  'hours-in-panes': hoursInPanes,
  'hull-in-gallery': hullInGallery,
  'letter-in-panes': letterInPanes,
  'letters-in-panes': lettersInPanes,
  'library-wall': libraryWall,
  'light-pours-in': lightPoursIn,
  lighthouse,
  'line-becomes-view': lineBecomesView,
  'market-awning': marketAwning,
  'moving-light': movingLight,
  neighbours,
  'oil-on-sill': oilOnSill,
  'phone-as-window': phoneAsWindow,
  pigeonholes,
  portrait,
  'ramp-to-door': rampToDoor,
  'sash-stuck': sashStuck,
  'mill-wheel': millWheel,
  'shutters-shut': shuttersShut,
  'three-doors': threeDoors,
  'tile-wall': tileWall,
  'town-of-windows': townOfWindows,
  'train-window': trainWindow,
  'two-chairs': twoChairs,
  'window-portrait-arched': windowPortraits.arched,
  'window-portrait-round': windowPortraits.round,
  'window-portrait-square': windowPortraits.square,
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
