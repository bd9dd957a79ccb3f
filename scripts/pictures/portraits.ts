/**
 * Portraits of people who do not exist, drawn for the site: no photograph of a person ships with the app. A drawing in
 * vectors, over which brush strokes are painted.
 */
import sharp from 'sharp';
import { painted } from './brush-strokes.ts';

/** The size of a painting, in pixels. The person is 960 px wide, in its middle. */
const size = { width: 1890, height: 1260 } as const;

/** How a person looks. */
export interface Person {
  /** From the lightest to the darkest: highlight, skin, half shadow, shadow. */
  skin: readonly [light: string, base: string, half: string, dark: string];
  lips: readonly [upper: string, lower: string];
  iris: string;
  hair: readonly [light: string, base: string, dark: string];
  hairstyle: 'bob' | 'short' | 'bun';
  brow: string;
  clothes: readonly [light: string, base: string, dark: string];
  collar: 'shirt' | 'round' | 'blazer';
  /** The wall behind; none leaves it out. */
  ground?: readonly [light: string, dark: string];
  /** Degrees to the right. */
  tilt: number;
  glasses?: string;
  beard?: boolean;
}

const people = {
  /** In a green blazer, with dark curls tied up. */
  amara: {
    skin: ['#c98f63', '#a3673f', '#7d4a2c', '#4f2a19'],
    lips: ['#7a3530', '#9c4a43'],
    iris: '#3a2112',
    hair: ['#4a3a33', '#241a17', '#0f0a09'],
    hairstyle: 'bun',
    tilt: 3,
    brow: '#1d1310',
    clothes: ['#3f8a78', '#1f5f52', '#0f3932'],
    collar: 'blazer',
    ground: ['#cfc5b4', '#8c8272'],
  },
  /** With gray hair, a beard and glasses. */
  jonas: {
    skin: ['#f3cdb0', '#dca987', '#bb8262', '#8a5740'],
    lips: ['#a65f52', '#c07a6a'],
    iris: '#4d6f86',
    hair: ['#b9b2aa', '#7f776f', '#4a443f'],
    hairstyle: 'short',
    tilt: -3,
    brow: '#5d544c',
    clothes: ['#5878a6', '#34507c', '#1d2f4e'],
    collar: 'shirt',
    ground: ['#b8c4c4', '#68787c'],
    glasses: '#2b2522',
    beard: true,
  },
  /** With a chestnut bob. */
  mika: {
    skin: ['#f6d6bd', '#e6b898', '#c88f6e', '#96604a'],
    lips: ['#a94b4b', '#c4696a'],
    iris: '#4f5a38',
    hair: ['#a9663c', '#6e3a20', '#3a1c0f'],
    hairstyle: 'bob',
    tilt: 4,
    brow: '#4a2817',
    clothes: ['#d9a441', '#b57f22', '#7a5212'],
    collar: 'round',
    ground: ['#a9b3c4', '#5b6678'],
  },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

const mirrored = (half: string) => `${half}<g transform="translate(960) scale(-1 1)">${half}</g>`;

function eye({ iris, skin: [light, , half, dark] }: Person): string {
  // The eye on the left of the picture.
  return `
    <path d="M326 504Q352 470 395 470Q440 472 456 512Q436 540 392 540Q350 538 326 504z" fill="${dark}" opacity=".38" filter="url(#b8)"/>
    <g clip-path="url(#eye)">
      <path d="M320 460h150v90H320z" fill="#e6dbd0"/>
      <path d="M330 460h44v90H330zM424 460h40v90h-40z" fill="${half}" opacity=".45" filter="url(#b8)"/>
      <circle cx="396" cy="505" r="25" fill="${iris}"/>
      <circle cx="396" cy="505" r="25" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="6"/>
      <path d="M380 512a18 18 0 0 0 32 0" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="8"/>
      <circle cx="396" cy="504" r="11.5" fill="#0c0807"/>
      <path d="M330 478Q392 462 456 506V460H330z" fill="#000" opacity=".5" filter="url(#b8)"/>
    </g>
    <circle cx="387" cy="496" r="5" fill="#fff" opacity=".9"/>
    <path d="M330 511Q352 485 394 483Q434 485 450 516" fill="none" stroke="#1a0f0b" stroke-width="7.5" stroke-linecap="round"/>
    <path d="M342 517Q368 531 398 530Q430 528 448 516" fill="none" stroke="${dark}" stroke-width="4" opacity=".7" filter="url(#b2)"/>
    <path d="M334 490Q360 464 398 465Q434 467 452 496" fill="none" stroke="${dark}" stroke-width="5" opacity=".6" filter="url(#b2)"/>
    <path d="M346 470Q385 448 432 464" fill="none" stroke="${light}" stroke-width="12" opacity=".4" filter="url(#b4)"/>
    <path d="M346 548Q392 566 438 546" fill="none" stroke="${half}" stroke-width="6" opacity=".4" filter="url(#b4)"/>`;
}

function hairBehind({ hair: [, base, dark], hairstyle }: Person): string {
  if (hairstyle === 'bob')
    return `<path d="M480 160C290 156 222 310 232 470C236 610 214 700 220 790C300 850 380 840 480 810C580 840 660 850 740 790C746 700 724 610 728 470C738 310 670 156 480 160z" fill="${dark}"/>`;
  if (hairstyle === 'bun')
    return `<path d="M390 160C386 112 438 90 486 92C546 92 580 130 572 176C568 218 536 244 480 244C424 244 394 208 390 160z" fill="${base}"/>`;
  return '';
}

/** The outline of the hair in front of the face, and lines along its strands. */
const hairstyles: Record<Person['hairstyle'], { outline: string; strands: readonly string[] }> = {
  bob: {
    outline:
      'M536 222C440 262 340 320 306 440C286 540 318 650 306 760C280 808 240 812 216 790C208 690 222 580 226 460C232 270 330 150 490 148C650 148 730 270 736 460C740 580 752 690 746 790C716 812 680 806 656 760C642 650 676 540 656 440C640 350 600 270 536 222z',
    strands: [
      'M530 176C400 200 290 280 262 460C250 580 262 680 244 776',
      'M530 190C430 226 320 300 288 450C272 560 296 660 280 776',
      'M520 164C380 176 270 260 244 440C232 560 240 660 230 760',
      'M532 204C450 240 350 310 300 420',
      'M540 176C640 210 700 300 712 460C722 580 716 680 728 780',
      'M540 196C620 250 670 340 680 450C692 560 676 660 690 776',
      'M536 164C660 184 722 280 728 460',
      'M538 210C600 262 640 340 656 420',
    ],
  },
  bun: {
    outline:
      'M288 486C258 330 316 186 480 184C644 186 702 330 672 486C670 420 648 366 604 322C566 290 520 276 480 276C440 276 394 290 356 322C312 366 290 420 288 486z',
    strands: [
      'M296 430C300 320 380 240 470 206',
      'M330 350C360 280 420 236 474 208',
      'M380 306C410 260 446 230 478 208',
      'M440 284C456 250 470 230 480 208',
      'M520 284C506 250 492 230 482 208',
      'M580 306C550 260 514 230 484 208',
      'M630 350C600 280 540 236 488 208',
      'M664 430C660 320 580 240 490 206',
      'M404 170C412 112 500 84 550 124',
      'M420 200C446 136 516 122 560 152',
      'M408 140C444 100 524 98 562 146',
    ],
  },
  short: {
    outline:
      'M286 500C258 420 258 330 298 268C340 190 440 156 524 164C626 168 696 240 698 344C700 404 688 450 674 500C672 450 666 404 640 372C600 338 550 346 500 330C430 322 380 348 330 360C304 392 294 440 286 500z',
    strands: [
      'M320 350C350 250 440 190 540 190',
      'M350 346C390 260 470 210 580 206',
      'M400 338C440 270 500 236 600 232',
      'M460 330C500 280 560 258 640 280',
      'M520 332C560 300 610 300 664 340',
      'M292 450C280 390 290 320 330 270',
      'M676 460C684 400 680 340 650 290',
      'M300 300C340 220 430 180 500 176',
    ],
  },
};

function hairInFront({ hair: [light, , dark], hairstyle }: Person): string {
  const { outline, strands } = hairstyles[hairstyle];
  const lines = strands.map(
    (strand, at) =>
      `<path d="${strand}" fill="none" stroke="${dark}" stroke-width="12" opacity=".5" filter="url(#b4)" transform="translate(6 6)"/>
      <path d="${strand}" fill="none" stroke="${light}" stroke-width="${at % 2 ? 6 : 11}" stroke-linecap="round" opacity="${at < strands.length / 2 ? 0.75 : 0.45}" filter="url(#b4)"/>`,
  );
  return `<path d="${outline}" fill="${dark}" opacity=".4" filter="url(#b8)" transform="translate(4 10)"/><path d="${outline}" fill="url(#hair)"/>${lines.join('')}`;
}

function clothing({ clothes: [light, base, dark], collar }: Person): string {
  const body = (neckline: string) =>
    `<path d="M40 1340C40 1060 100 996 230 956C300 934 346 918 372 890${neckline}C614 918 660 934 730 956C860 996 920 1060 920 1340z" fill="url(#cloth)"/>`;
  const folds = `<path d="M190 1200C190 1120 180 1080 150 1044" fill="none" stroke="${dark}" stroke-width="14" opacity=".6" filter="url(#b8)"/>
    <path d="M780 1200C780 1120 786 1080 812 1040" fill="none" stroke="${dark}" stroke-width="18" opacity=".7" filter="url(#b8)"/>
    <path d="M150 1020C190 984 250 966 310 948" fill="none" stroke="${light}" stroke-width="24" opacity=".7" filter="url(#b16)"/>
    <path d="M300 1200C310 1130 340 1090 380 1060" fill="none" stroke="${dark}" stroke-width="12" opacity=".35" filter="url(#b8)"/>
    <path d="M640 1200C650 1140 640 1100 610 1060" fill="none" stroke="${dark}" stroke-width="16" opacity=".45" filter="url(#b8)"/>`;
  if (collar === 'round')
    return `${body('C392 990 430 1026 480 1026C530 1026 568 990 588 890')}${folds}
      <path d="M362 886C380 1004 428 1044 480 1044C532 1044 580 1004 598 886" fill="none" stroke="${dark}" stroke-width="7" opacity=".7" filter="url(#b2)"/>
      <path d="M374 896C394 988 432 1022 480 1022C528 1022 566 988 586 896" fill="none" stroke="${light}" stroke-width="8" opacity=".8"/>`;
  if (collar === 'shirt')
    return `${body('L480 1040L588 890')}${folds}
      <path d="M370 860L326 926L428 1066L486 1018C430 980 390 930 370 860z" fill="${light}"/><path d="M590 860L634 926L536 1066L478 1018C534 980 570 930 590 860z" fill="${base}"/>
      <path d="M428 1066L486 1018M536 1066L478 1018" stroke="${dark}" stroke-width="7" fill="none"/>
      <path d="M481 1026V1340" stroke="${dark}" stroke-width="6"/><circle cx="492" cy="1112" r="9" fill="#e9e4da"/>`;
  return `<path d="M344 916C380 1010 430 1066 480 1084C530 1066 580 1010 616 916L640 960L480 1200L320 960z" fill="#e9e1d3"/>
    <path d="M356 940C390 1020 436 1070 480 1088" fill="none" stroke="#8d8270" stroke-width="8" opacity=".5" filter="url(#b4)"/>
    <path d="M40 1340C40 1060 100 996 230 956C290 938 334 924 362 896C350 1010 420 1120 480 1200V1340z" fill="url(#cloth)"/>
    <path d="M920 1340C920 1060 860 996 730 956C670 938 626 924 598 896C610 1010 540 1120 480 1200V1340z" fill="url(#cloth)"/>${folds}
    <path d="M362 896L296 940L330 1046L304 1070L480 1200C412 1110 362 1012 362 896z" fill="${light}"/>
    <path d="M598 896L664 940L630 1046L656 1070L480 1200C548 1110 598 1012 598 896z" fill="${base}"/>
    <path d="M296 940L330 1046L304 1070L480 1200M664 940L630 1046L656 1070L480 1200" fill="none" stroke="${dark}" stroke-width="6" opacity=".8"/>`;
}

const glassesOf = (colour: string) =>
  `<g fill="#fff" fill-opacity=".07" stroke="${colour}" stroke-width="9">
    <rect x="316" y="456" width="146" height="112" rx="46"/><rect x="498" y="456" width="146" height="112" rx="46"/>
    <path d="M462 500Q480 484 498 500" fill="none"/><path d="M316 492L280 484M644 492L680 484" fill="none"/></g>
  <path d="M340 480L372 470M524 480L556 470" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>`;

function beardOf({ hair: [light, base, dark] }: Person): string {
  return `<path d="M292 590C300 720 350 830 480 842C610 830 660 720 668 590C650 660 622 690 584 690C560 664 510 656 480 662C450 656 400 664 376 690C338 690 310 660 292 590z" fill="${base}" opacity=".78" filter="url(#b8)"/>
    <path d="M386 694C420 668 450 664 480 672C510 664 540 668 574 694C550 690 520 686 480 690C440 686 410 690 386 694z" fill="${dark}" opacity=".7" filter="url(#b4)"/>
    <path d="M360 740C390 800 440 822 480 824" fill="none" stroke="${light}" stroke-width="16" opacity=".55" filter="url(#b8)"/>
    <path d="M440 766Q480 754 520 766" fill="none" stroke="${dark}" stroke-width="12" opacity=".5" filter="url(#b8)"/>`;
}

const face =
  'M480 250C360 250 290 330 288 460C286 560 300 650 336 722C368 786 424 836 480 838C536 836 592 786 624 722C660 650 674 560 672 460C670 330 600 250 480 250z';

/** A person, before a plain wall if there is one, lit from the upper left. */
function portraitSvg(person: Person): string {
  const { skin, lips, hair, clothes, ground, brow } = person;
  const [light, base, half, dark] = skin;
  const blur = [2, 4, 8, 16, 30]
    .map(
      (by) =>
        `<filter id="b${by}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="-465 -20 ${size.width} ${size.height}">
  <defs>${blur}
    ${ground ? `<radialGradient id="ground" cx=".36" cy=".3" r=".95"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></radialGradient>` : ''}
    <radialGradient id="skin" cx=".38" cy=".36" r=".78"><stop stop-color="${light}"/><stop offset=".45" stop-color="${base}"/><stop offset=".86" stop-color="${half}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
    <linearGradient id="neck" x1="0" x2="1"><stop stop-color="${base}"/><stop offset=".45" stop-color="${half}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <linearGradient id="hair" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${hair[1]}"/><stop offset=".6" stop-color="${hair[1]}"/><stop offset="1" stop-color="${hair[2]}"/></linearGradient>
    <linearGradient id="cloth" x1="0" y1="0" x2="1" y2=".5"><stop stop-color="${clothes[0]}"/><stop offset=".4" stop-color="${clothes[1]}"/><stop offset="1" stop-color="${clothes[2]}"/></linearGradient>
    <clipPath id="eye"><path d="M331 511Q352 484 394 483Q434 485 449 516Q430 530 396 531Q360 530 331 511z"/></clipPath>
    <clipPath id="face"><path d="${face}"/></clipPath>
  </defs>
  ${ground ? '<rect x="-465" y="-20" width="1890" height="1260" fill="url(#ground)"/>' : ''}
  <g transform="translate(0 30)">
  ${ground ? '<path d="M700 1200C760 900 760 500 640 260C760 300 860 600 900 1200z" fill="#000" opacity=".13" filter="url(#b30)"/>' : ''}
  <g transform="rotate(${person.tilt} 480 860)">${hairBehind(person)}</g>
  <g transform="translate(0 -58)">
  <path d="M374 700C384 800 382 850 340 940C370 1060 440 1120 480 1120C520 1120 590 1060 620 940C578 850 576 800 586 700z" fill="url(#neck)"/>
  <path d="M376 770C410 860 450 884 490 886C540 882 578 850 586 770L592 860C570 900 500 910 470 900C430 890 390 860 376 770z" fill="${dark}" opacity=".95" filter="url(#b16)"/>
  <path d="M480 900C470 940 474 980 480 1000" fill="none" stroke="${dark}" stroke-width="14" opacity=".3" filter="url(#b8)"/>
  ${clothing(person)}
  </g>
  <g transform="rotate(${person.tilt} 480 860)">
  ${mirrored(`<path d="M292 480C262 464 250 500 258 548C264 590 282 616 302 604z" fill="${half}"/><path d="M284 500C268 500 268 540 280 580" fill="none" stroke="${dark}" stroke-width="6" opacity=".6" filter="url(#b2)"/>`)}
  <path d="${face}" fill="url(#skin)"/>
  <g clip-path="url(#face)">
    <path d="M610 260C640 400 640 560 590 660C560 740 520 800 480 850H760V240z" fill="${dark}" opacity=".5" filter="url(#b30)"/>
    <path d="M290 600C310 720 380 830 480 850H280z" fill="${half}" opacity=".5" filter="url(#b30)"/>
    <ellipse cx="430" cy="360" rx="110" ry="52" fill="${light}" opacity=".65" filter="url(#b30)"/>
    <ellipse cx="372" cy="610" rx="52" ry="36" fill="${lips[1]}" opacity=".26" filter="url(#b16)"/>
    <ellipse cx="592" cy="612" rx="48" ry="36" fill="${lips[1]}" opacity=".26" filter="url(#b16)"/>
    <ellipse cx="360" cy="582" rx="44" ry="22" fill="${light}" opacity=".7" filter="url(#b16)"/>
    <path d="M290 440C340 300 620 300 672 440V240H290z" fill="${dark}" opacity=".35" filter="url(#b16)"/>
    <ellipse cx="392" cy="490" rx="76" ry="42" fill="${half}" opacity=".5" filter="url(#b16)"/>
    <ellipse cx="570" cy="490" rx="76" ry="42" fill="${dark}" opacity=".36" filter="url(#b16)"/>
  </g>
  ${mirrored(eye(person))}
  ${mirrored(`<path d="M322 452Q360 416 440 438Q446 444 440 450Q380 436 330 458z" fill="${brow}" opacity=".88" filter="url(#b2)"/>`)}
  <path d="M506 470C514 540 540 610 536 634C528 656 500 650 480 664C520 660 566 652 552 616C540 590 522 540 514 470z" fill="${dark}" opacity=".62" filter="url(#b8)"/>
  <path d="M474 470C468 540 464 590 470 630" fill="none" stroke="${light}" stroke-width="16" stroke-linecap="round" opacity=".75" filter="url(#b8)"/>
  <ellipse cx="474" cy="626" rx="17" ry="13" fill="${light}" opacity=".9" filter="url(#b4)"/>
  <path d="M424 640Q434 658 452 652Q480 668 508 652Q528 658 536 640" fill="none" stroke="${dark}" stroke-width="6" opacity=".65" stroke-linecap="round" filter="url(#b2)"/>
  <path d="M440 652q14-8 22 2M520 652q-14-8-22 2" fill="none" stroke="#1e0e09" stroke-width="7" opacity=".55" stroke-linecap="round" filter="url(#b2)"/>
  <path d="M470 672Q480 690 490 672" fill="none" stroke="${half}" stroke-width="10" opacity=".6" filter="url(#b4)"/>
  ${person.beard ? `<g clip-path="url(#face)">${beardOf(person)}</g>` : ''}
  <g transform="translate(480 738) scale(.82 .86) translate(-480 -740)">
  <path d="M396 722C428 710 462 703 480 710C498 703 532 710 564 722C532 738 504 742 480 741C456 742 428 738 396 722z" fill="${lips[0]}"/>
  <path d="M404 727C430 740 456 743 480 742C504 743 530 740 556 727C540 762 512 775 480 775C448 775 420 762 404 727z" fill="${lips[1]}"/>
  <path d="M392 718C424 738 456 742 480 740C504 742 536 738 568 718" fill="none" stroke="#3a1512" stroke-width="5" opacity=".75" stroke-linecap="round" filter="url(#b2)"/>
  <path d="M440 754Q472 764 504 756" fill="none" stroke="#fff" stroke-width="10" opacity=".26" stroke-linecap="round" filter="url(#b4)"/>
  <path d="M430 790Q480 804 530 790" fill="none" stroke="${dark}" stroke-width="12" opacity=".3" filter="url(#b8)"/>
  </g>
  <path d="M386 706q-12 10-6 28M574 706q12 10 6 28" fill="none" stroke="${dark}" stroke-width="7" opacity=".4" filter="url(#b4)"/>
  <path d="M408 640C384 656 366 680 362 706" fill="none" stroke="${half}" stroke-width="9" opacity=".55" filter="url(#b4)"/>
  <path d="M552 640C576 656 594 680 598 706" fill="none" stroke="${dark}" stroke-width="9" opacity=".4" filter="url(#b4)"/>
  ${hairInFront(person)}
  ${person.glasses ? glassesOf(person.glasses) : ''}
  </g>
  </g>
</svg>`;
}

/** A person without a wall, drawn but not painted over, as a PNG with transparency. */
export const drawnPerson = (person: Omit<Person, 'ground'>): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(person)))
    .png()
    .toBuffer();

/** A painted portrait as a PNG. */
export async function portrait(name: PersonName): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(portraitSvg(people[name])))
    .removeAlpha()
    .png()
    .toBuffer();
  return painted(drawing);
}
