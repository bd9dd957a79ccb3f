import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random';
import { iconsFor } from './catalog';
import * as lucide from './lucide';

const nameOf = (svg: string | undefined) => Object.entries(lucide).find(([, each]) => each === svg)?.[0];

const firstIcon = (brandName: string, description = '') =>
  nameOf(iconsFor({ brandName, description, industry: 'food' }, createRandom(1)).icons[0]?.svg);

describe('iconsFor', () => {
  it.each([
    ['Pinewood Coffee Roasters', 'Coffee'],
    ['Mountain View Bakery', 'Wheat'],
    ['Sunrise Plumbing', 'Wrench'],
    ['Bright Star Electricians', 'Plug'],
    ['Oak & Son Carpentry', 'Ruler'],
    ['Eagle Roofing', 'HardHat'],
    ['Rose Painters', 'PaintRoller'],
    ['Stone Masonry', 'BrickWall'],
    ['Green Landscaping', 'Shovel'],
    ['City Locksmith', 'Lock'],
    ['Nordic Furniture', 'Sofa'],
    ['Sparkle Cleaning', 'BrushCleaning'],
    ['Bubble Laundry', 'WashingMachine'],
    ['Kings Barbershop', 'Scissors'],
    ['Luna Beauty', 'Sparkles'],
    ['Lotus Yoga', 'Flower2'],
    ['River Dental', 'Smile'],
    ['Corner Pharmacy', 'Pill'],
    ['Clear View Opticians', 'Glasses'],
    ['Dr. Hill, family doctor', 'Stethoscope'],
    ['Little Tree Nursery', 'Baby'],
    ['Happy Paws Veterinary', 'PawPrint'],
    ['Gray Solicitors', 'Gavel'],
    ['Harbour Accounting', 'Calculator'],
    ['Anchor Insurance', 'ShieldCheck'],
    ['Castle Bank', 'Landmark'],
    ['Peak Investments', 'TrendingUp'],
    ['Birch Consulting', 'Briefcase'],
    ['Bridge Recruitment', 'Handshake'],
    ['Babel Translations', 'Languages'],
    ['Fire Marketing', 'Megaphone'],
    ['Ocean Estates', 'House'],
    ['Compass Travel', 'Luggage'],
    ['Moon Hotel', 'Hotel'],
    ['Swift Haulage', 'Truck'],
    ['Star Taxi', 'Car'],
    ['Wave Motorcycles', 'Motorbike'],
    ['Wheel Bicycles', 'Bike'],
    ['Cloud Software', 'Code'],
    ['Spider Hosting', 'Server'],
    ['Fix My Phones', 'Smartphone'],
    ['Ink Printing', 'Printer'],
    ['Owl Bookshop', 'BookOpen'],
    ['Night Podcast', 'Mic'],
    ['Lens Photography', 'Camera'],
    ['Moon Theatre', 'Drama'],
    ['White Gallery', 'Frame'],
    ['Clay Pottery', 'Brush'],
    ['Iron Gym', 'Dumbbell'],
    ['Bear Toys', 'Puzzle'],
    ['Golden Weddings', 'PartyPopper'],
    ['Hill Farm', 'Tractor'],
    ['Green Orchard', 'Apple'],
    ['Tide Fishmongers', 'Fish'],
    ['Block & Butcher', 'Beef'],
    ['Cow Dairy', 'Milk'],
    ['Sun Vineyards', 'Grape'],
    ['Fox Brewery', 'Beer'],
    ['Pine Distillery', 'Martini'],
    ['Fern Florist', 'Flower'],
    ['Bell Jewellers', 'Gem'],
    ['North Tailors', 'Spool'],
    ['Sole Shoes', 'Footprints'],
    ['Time Watchmakers', 'Watch'],
    ['Ant Pest Control', 'Bug'],
  ])('%s: %s', (brandName, expected) => {
    expect(firstIcon(brandName)).toBe(expected);
  });

  it('reads the trade from the description if the name tells none', () => {
    expect(firstIcon('Forest & Daughters', 'A small coffee roastery by the harbour')).toBe('Coffee');
  });

  it('takes what a name stands for if no trade is told', () => {
    expect(firstIcon('Sparrow')).toBe('Bird');
  });

  it('falls back to the industry, and to any icon without one', () => {
    expect(firstIcon('Xyzzy')).toBeDefined();
    const { icons, isMeant } = iconsFor({ brandName: 'Xyzzy', description: '' }, createRandom(1));
    expect([icons.length > 60, isMeant]).toEqual([true, false]);
  });
});
