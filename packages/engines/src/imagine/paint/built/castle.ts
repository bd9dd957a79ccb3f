import { tinted } from '../atmosphere';
import { hex } from '../colour';
import { hazed, lit, type Scene } from '../scene';
import { fill, materials, type Point, type Sheet } from '../sheet';
import { glow, rect } from './parts';

/** A castle on its rock: walls with battlements and towers with pointed roofs. */
export function paintCastle(sheet: Sheet, scene: Scene): void {
  const { width, horizon, unit, sunX } = scene;
  const x = width * (sunX > width / 2 ? 0.3 : 0.7);
  const y = horizon - unit * 0.035;
  const stone = tinted(hex('#b3a996'), scene.colour('castle'), 0.7);
  const side = Math.sign(sunX - x);
  const tone = (light: number) => hazed(lit(stone, light, scene), 0.14, scene);
  const rock: Point[] = [
    [x - unit * 0.25, y + unit * 0.08],
    [x - unit * 0.17, y - unit * 0.005],
    [x, y - unit * 0.02],
    [x + unit * 0.16, y],
    [x + unit * 0.26, y + unit * 0.08],
  ];
  fill(sheet, rock, hazed(lit(hex('#6f6a5c'), 0.45, scene), 0.14, scene), materials.nearLand);
  const tower = (at: number, half: number, tall: number) => {
    const middle = x + at * unit;
    const w = half * unit;
    const h = tall * unit;
    fill(sheet, rect(middle - w, y + unit * 0.01, w, h), tone(side < 0 ? 0.85 : 0.4), materials.wall);
    fill(sheet, rect(middle, y + unit * 0.01, w, h), tone(side < 0 ? 0.4 : 0.85), materials.building);
    const roof: Point[] = [
      [middle - w * 1.25, y - h + unit * 0.012],
      [middle, y - h - w * 3.1],
      [middle + w * 1.25, y - h + unit * 0.012],
    ];
    fill(sheet, roof, hazed(lit(hex('#4d5f86'), 0.55, scene), 0.14, scene), materials.roof);
    fill(
      sheet,
      rect(middle - w * 0.18, y - h * 0.7, w * 0.36, h * 0.13),
      scene.air.isDark ? glow : tone(0.08),
      materials.window,
    );
  };
  tower(0.035, 0.024, 0.235);
  fill(sheet, rect(x - unit * 0.13, y + unit * 0.01, unit * 0.26, unit * 0.095), tone(0.6), materials.wall);
  for (let merlon = 0; merlon < 12; merlon++)
    fill(
      sheet,
      rect(x + unit * (-0.13 + merlon * 0.0222), y - unit * 0.084, unit * 0.013, unit * 0.014),
      tone(0.62),
      materials.wall,
    );
  fill(sheet, rect(x - unit * 0.018, y + unit * 0.01, unit * 0.036, unit * 0.05), tone(0.1), materials.shade);
  tower(-0.13, 0.022, 0.155);
  tower(0.13, 0.024, 0.175);
  tower(-0.055, 0.019, 0.195);
}
