import type { LogoIndustry } from '@verapix/domain';
import type { Random } from '../../random';
import * as lucide from './lucide';
import { trades } from './trades';

/** An icon with the words and industries it represents. */
export interface CatalogIcon {
  svg: string;
  /** Word stems: a word that begins with one of them matches the icon. */
  stems: readonly string[];
  industries: readonly LogoIndustry[];
  /** Whether it is recognizable at 16 pixels. */
  plain: boolean;
}

/** Icons with few lines, far apart. */
const plainIcons: ReadonlySet<string> = new Set([
  lucide.Zap,
  lucide.Hexagon,
  lucide.Cloud,
  lucide.Mountain,
  lucide.Cross,
  lucide.Leaf,
  lucide.Activity,
  lucide.Droplet,
  lucide.Heart,
  lucide.Star,
  lucide.Moon,
  lucide.House,
  lucide.Flame,
  lucide.TreePine,
  lucide.Gem,
  lucide.Crown,
  lucide.Coffee,
  lucide.Apple,
  lucide.Tent,
]);

function icon(svg: string, stems: string, ...industries: LogoIndustry[]): CatalogIcon {
  return { svg, stems: stems.split(' '), industries, plain: plainIcons.has(svg) };
}

/** Simple, well-known Lucide icons: about eight for each industry, and more for common words in names. */
const catalog: readonly CatalogIcon[] = [
  icon(lucide.Zap, 'zap energ electr power volt spark lightning fast quick', 'technology'),
  icon(lucide.Hexagon, 'hex nano chem', 'technology'),
  icon(lucide.Orbit, 'orbit planet galax cosm astro', 'technology'),
  icon(lucide.Rocket, 'rocket launch space startup boost', 'technology'),
  icon(lucide.Layers, 'layer stack platform', 'technology'),
  icon(lucide.Box, 'box cube block storage', 'technology'),
  icon(lucide.Cloud, 'cloud sky host saas', 'technology'),
  icon(lucide.Atom, 'atom quantum physic nucle react', 'technology'),
  icon(lucide.Landmark, 'bank capital trust fund legal court law', 'finance'),
  icon(lucide.TrendingUp, 'trend growth invest trad stock market', 'finance'),
  icon(lucide.Gem, 'gem jewel diamond crystal luxur precious', 'finance', 'retail'),
  icon(lucide.Scale, 'scale balance account justice fair audit', 'finance'),
  icon(lucide.ShieldCheck, 'secur insur protect safe guard shield', 'finance'),
  icon(lucide.ChartPie, 'chart analy data report metric', 'finance'),
  icon(lucide.Mountain, 'mountain peak summit alp hik climb ridge', 'finance'),
  icon(lucide.Key, 'key unlock access', 'finance'),
  icon(lucide.HeartPulse, 'pulse cardio clinic medic', 'healthcare'),
  icon(lucide.Cross, 'cross hospital pharm aid', 'healthcare'),
  icon(lucide.Leaf, 'leaf leaves natur eco green herb organic plant', 'healthcare', 'food'),
  icon(lucide.Activity, 'activ vital monitor', 'healthcare'),
  icon(lucide.HeartHandshake, 'care caring support communit partner', 'healthcare', 'nonprofit'),
  icon(lucide.Smile, 'smile dent happy tooth joy', 'healthcare'),
  icon(lucide.Droplet, 'drop water blood aqua hydra', 'healthcare'),
  icon(lucide.Flower2, 'wellness spa yoga bloom lotus', 'healthcare'),
  icon(lucide.GraduationCap, 'graduat univers academ colleg degree', 'education'),
  icon(lucide.BookOpen, 'book read librar learn stud publish', 'education'),
  icon(lucide.Lightbulb, 'idea light bulb bright lamp', 'education'),
  icon(lucide.Compass, 'compass guid navigat explor travel', 'education'),
  icon(lucide.Pencil, 'pencil writ note school', 'education'),
  icon(lucide.Feather, 'feather quill author poet light', 'education', 'creative'),
  icon(lucide.FlaskConical, 'lab science flask research experiment', 'education'),
  icon(lucide.Shapes, 'shape kid play montessori', 'education', 'creative'),
  icon(lucide.Coffee, 'coffee cafe espresso roast tea barista brew', 'food'),
  icon(lucide.ChefHat, 'chef cook kitchen cuisin cater restaurant', 'food'),
  icon(lucide.Wheat, 'wheat bak bread grain flour mill farm harvest', 'food'),
  icon(lucide.Utensils, 'food eat dine dining meal bistro', 'food'),
  icon(lucide.Cherry, 'cherry berr fruit', 'food'),
  icon(lucide.Apple, 'apple orchard cider', 'food', 'education'),
  icon(lucide.Croissant, 'croissant pastr patisser', 'food'),
  icon(lucide.Wine, 'wine vine vineyard bar cellar', 'food'),
  icon(lucide.ShoppingBag, 'shop bag boutique fashion', 'retail'),
  icon(lucide.Store, 'store market corner deli', 'retail'),
  icon(lucide.Crown, 'crown king queen royal regal', 'retail'),
  icon(lucide.Tag, 'tag price deal sale discount', 'retail'),
  icon(lucide.Shirt, 'shirt cloth apparel wear textile', 'retail'),
  icon(lucide.Gift, 'gift present surprise', 'retail'),
  icon(lucide.Package, 'package parcel deliver logistic ship', 'retail'),
  icon(lucide.Palette, 'paint art colour color palette', 'creative'),
  icon(lucide.PenTool, 'design vector pen draw illustrat', 'creative'),
  icon(lucide.Aperture, 'photo lens aperture optic', 'creative'),
  icon(lucide.Camera, 'camera picture studio portrait', 'creative'),
  icon(lucide.Music, 'music sound song audio record band', 'creative'),
  icon(lucide.Eye, 'eye vision look sight view', 'creative'),
  icon(lucide.Flower, 'flower flor rose petal garden', 'creative'),
  icon(lucide.Heart, 'heart love charit dat', 'nonprofit'),
  icon(lucide.HandHeart, 'hand help donat give volunt', 'nonprofit'),
  icon(lucide.Sprout, 'sprout grow seed root agri', 'nonprofit', 'food'),
  icon(lucide.Bird, 'bird dove robin swallow sparrow blackbird bluebird wing', 'nonprofit'),
  icon(lucide.Sun, 'sun solar dawn day summer', 'nonprofit'),
  icon(lucide.TreePine, 'tree pine forest wood timber park', 'nonprofit'),
  icon(lucide.Globe, 'globe world global earth planet international', 'nonprofit'),
  icon(lucide.Users, 'people team social together club', 'nonprofit'),
  icon(lucide.Flame, 'fire flame grill burn hot ember'),
  icon(lucide.Waves, 'wave sea ocean surf swim river tide'),
  icon(lucide.Anchor, 'anchor harbor harbour marine port navy'),
  icon(lucide.Sailboat, 'sail boat yacht regatta'),
  icon(lucide.Plane, 'plane fly flight air'),
  icon(lucide.Bike, 'bike cycl velo bicycle'),
  icon(lucide.Car, 'car auto motor garage drive'),
  icon(lucide.House, 'house home real estate realty rent'),
  icon(lucide.Building2, 'build construct architect tower propert'),
  icon(lucide.Hammer, 'hammer craft repair carpent handy'),
  icon(lucide.Dog, 'dog puppy hound canine'),
  icon(lucide.Cat, 'cat kitten feline'),
  icon(lucide.PawPrint, 'pet paw vet animal'),
  icon(lucide.Fish, 'fish seafood sushi salmon'),
  icon(lucide.Star, 'star stellar'),
  icon(lucide.Moon, 'moon luna night sleep dream'),
  icon(lucide.Dumbbell, 'gym fit train muscle strong sport'),
  icon(lucide.Snowflake, 'snow ice winter frost ski cool'),
  icon(lucide.Wind, 'wind breeze north storm'),
  icon(lucide.Castle, 'castle fort knight'),
  icon(lucide.Tent, 'tent camp outdoor'),
  icon(lucide.Umbrella, 'umbrella rain'),
  icon(lucide.Pizza, 'pizza'),
  icon(lucide.IceCreamCone, 'gelato cream'),
  icon(lucide.Beer, 'beer ale pub tavern hop'),
  icon(lucide.Cake, 'cake sweet dessert birthday'),
  icon(lucide.Scissors, 'hair barber salon tailor cut'),
  icon(lucide.Film, 'film movie cinema video'),
  icon(lucide.Gamepad2, 'game gaming arcade'),
  icon(lucide.Recycle, 'recycl circular sustain'),
  icon(lucide.Code, 'code software develop program script'),
  icon(lucide.Bot, 'robot bot automat'),
  icon(lucide.Brain, 'brain mind psych neuro think'),
  icon(lucide.Dna, 'dna gene bio'),
  icon(lucide.Guitar, 'guitar rock'),
];

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Short stems must match the whole word or its plural: 'bar' does not match 'barber'. */
function matches(word: string, stem: string): boolean {
  return stem.length > 3 ? word.startsWith(stem) : word === stem || word === `${stem}s`;
}

function matchesAny({ stems }: CatalogIcon, words: readonly string[]): boolean {
  return stems.some((stem) => words.some((word) => matches(word, stem)));
}

/** The icons of trades. They belong to no industry: what a business does says more. */
const tradeIcons: readonly CatalogIcon[] = trades.map(([svg, stems]) => icon(svg, stems));

interface IconQuery {
  brandName: string;
  description: string;
  industry?: LogoIndustry;
}

export interface ChosenIcons {
  /** The best first. */
  icons: CatalogIcon[];
  /** How many of them are equally good. */
  equal: number;
  /** Whether a word of the name or the description stands for the first of them. */
  isMeant: boolean;
}

/**
 * Icons for a brand: those of the trade that the name tells, or else the description, then what words of the name and of
 * the description stand for, then those of the industry, each group shuffled. Without a match, all icons are shuffled.
 */
export function iconsFor({ brandName, description, industry }: IconQuery, random: Random): ChosenIcons {
  const [name, text] = [wordsOf(brandName), wordsOf(description)];
  const meant = [
    tradeIcons.filter((each) => matchesAny(each, name)),
    tradeIcons.filter((each) => matchesAny(each, text)),
    catalog.filter((each) => matchesAny(each, name)),
    catalog.filter((each) => matchesAny(each, text)),
  ].filter(({ length }) => length > 0);
  const ofIndustry = catalog.filter(
    ({ industries }) => industry !== undefined && industries.includes(industry),
  );
  const groups = [...meant, ...(ofIndustry.length > 0 ? [ofIndustry] : [])];
  if (groups.length === 0) groups.push([...catalog]);
  return {
    icons: groups.flatMap((group) => random.shuffled(group)),
    equal: groups[0]?.length ?? 0,
    isMeant: meant.length > 0,
  };
}
