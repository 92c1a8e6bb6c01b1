import { grain } from '../elements/grain.ts'
import { lightOn, panes, slant } from '../elements/light.ts'
import { leaf } from '../elements/plants.ts'
import { mix } from '../palette.ts'
import type { Motif, Sheet } from '../sheet.ts'
import { circle, clipped, facet, group, lines, path, rect, stroke, triples } from '../svg.ts'

const face =
  'M352 452C346 560 366 640 424 716C456 756 500 776 532 774C572 772 610 750 640 712C684 650 700 560 694 452C690 330 620 270 524 270C424 270 356 340 352 452Z'
/** The far half of the face. */
const shade =
  'M560 250C552 320 540 372 536 420C532 446 512 470 500 520C492 552 476 574 474 590C474 604 490 610 516 608C524 616 522 628 514 636C530 644 532 660 524 672C536 690 526 706 520 716C528 736 536 760 532 780H760V250Z'

function glasses({ colour: c }: Sheet): string {
  const lens = (x: number) =>
    group([
      circle(x, 478, 74, c.paper, 'opacity=".2"'),
      circle(x, 478, 74, 'none', `stroke="${c.ink}" stroke-width="13"`),
    ])
  return group([
    lens(426),
    lens(608),
    stroke('M498 462C508 446 526 446 536 462', c.ink, 13),
    stroke('M352 462L338 452M682 462L716 446', c.ink, 13),
    group(
      [
        rect(0, 0, 20, 26, c.paper),
        rect(25, 0, 20, 26, c.paper),
        rect(0, 31, 20, 26, c.paper),
        rect(25, 31, 20, 26, c.paper),
      ],
      'transform="translate(366 434) rotate(-6) skewX(-6)" opacity=".92"',
    ),
  ])
}

export const portrait: Motif = {
  width: 1000,
  height: 1250,
  draw(sheet) {
    const { colour: c, chance } = sheet
    const light = panes(-60, -80, 780, 1180, [0.55], [0.34, 0.74], 40, slant(0.2, 0))
    return [
      rect(0, 0, 1000, 1250, c.clay),
      lightOn(light, c.peach),
      clipped(
        light.map((corners) => lines(corners)).join(''),
        triples('150,210,40 120,300,-8 170,390,20 110,470,-30 160,560,12').map(([x, y, angle]) =>
          leaf(x - 170, y, angle, 250, 92, c.clay),
        ),
      ),
      // Hair behind the head.
      path(
        'M316 540C262 300 360 156 540 156C750 156 806 330 782 520C776 640 806 720 762 800C706 856 604 836 560 800H440C370 842 306 800 306 700Z',
        c.navy,
      ),
      path('M602 160C770 190 806 360 782 520C776 640 806 720 762 800C730 832 690 840 650 832Z', c.ink),
      // Neck, jacket and collar.
      path('M110 1260C110 1066 210 966 424 890C470 980 600 980 664 886C864 956 936 1056 944 1260Z', c.vermilion),
      path('M664 886C864 956 936 1056 944 1260H606C650 1130 690 1010 664 886Z', c.brick),
      path('M446 690L432 880L540 1060L660 880L644 650Z', c.peach),
      path(
        'M438 724C480 800 560 820 650 690L660 880L540 1060L512 1010C556 920 520 820 438 724Z',
        mix(c.clay, c.brick, 0.4),
      ),
      facet('470,1126 540,1014 592,1156 562,1260 500,1260', c.navy),
      path('M436 872L392 850L352 912L470 1136L544 1018C500 980 456 930 436 872Z', c.paper),
      path('M652 866L690 838L734 906L592 1168L536 1018C590 980 636 930 652 866Z', c.sand),
      path(face, c.peach),
      clipped(face, [path(shade, c.clay)]),
      // Brows, eyes.
      stroke('M366 398C394 372 440 368 482 388', c.ink, 16, 'stroke-linecap="round"'),
      stroke('M562 388C600 368 648 370 674 398', c.ink, 16, 'stroke-linecap="round"'),
      path('M380 486C400 456 446 456 472 488C446 506 404 506 380 486Z', c.paper),
      path('M566 488C590 456 636 456 658 486C634 506 592 506 566 488Z', c.sand),
      circle(424, 480, 18, c.ink),
      circle(608, 480, 18, c.ink),
      circle(418, 474, 5, c.paper),
      circle(602, 474, 5, c.paper),
      stroke('M376 486C400 452 450 452 476 488M562 488C588 452 638 452 662 486', c.ink, 8, 'stroke-linecap="round"'),
      glasses(sheet),
      path('M452 654C478 646 498 642 514 650C532 642 562 644 592 652C566 668 486 670 452 654Z', c.brick),
      path('M452 654C486 670 566 668 592 652C572 690 480 694 452 654Z', c.vermilion),
      stroke('M440 646C470 668 570 668 602 644', c.wine, 5, 'stroke-linecap="round"'),
      // Parting and fringe.
      path(
        'M330 600C296 400 330 214 530 206C700 204 752 330 740 480C728 400 700 340 650 310C610 292 570 284 548 282C500 336 440 352 382 362C356 420 344 500 330 600Z',
        c.navy,
      ),
      path('M548 282C570 284 610 292 650 310C700 340 728 400 740 480C770 340 730 206 602 160Z', c.ink),
      path('M584 208C520 224 420 290 360 372C440 356 506 334 548 282C566 258 584 236 612 212Z', c.mist),
      path('M584 208C520 224 420 290 360 372C430 340 500 290 584 208Z', c.paper),
      path('M336 500C316 640 332 740 376 806C352 836 306 820 304 740C292 640 304 560 336 500Z', c.navy),
      path('M724 430C742 560 740 720 686 836C744 852 796 800 786 700L778 430Z', c.ink),
      circle(708, 640, 17, c.ochre),
      grain(1000, 1250, c.paper, c.ink, chance),
    ]
  },
}
