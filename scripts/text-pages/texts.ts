/** The texts of the pictures of text: written for them, so that what should be read is known. */

export const letter = `The workshop on Mill Street opens its doors again on Monday, 14 September.

For three months the old roof was taken off, beam by beam, and each of the 212 slates was numbered, cleaned and laid on the grass behind the house. Eleven of them were broken; the others went back to where they had been since 1887. "Nobody will see the difference," the carpenter said, "and that is the point."

Visitors may come between 9:30 and 17:00. Tickets cost 6.50 at the door, or 5.00 for anyone who arrives by bicycle. The small press in the back room still runs on its leather belt, and on Saturdays you can print a card of your own: choose the paper, set your name in lead, and pull the lever twice.

Please leave large bags at the entrance. Dogs are welcome in the yard, but not near the ink; last spring one of them left blue footprints all the way to the station. If it rains, the tour begins in the kitchen, where there is tea.`;

export const notice = `Water will be turned off in the whole building on Thursday from 8 in the morning until about 2 in the afternoon, because the main valve in the cellar has to be replaced.

Before that, fill a kettle and a bucket. Do not use the washing machine while the water is off, and keep all taps closed: otherwise air gets into the pipes, and the first glass you pour will be brown.

When the work is done, open the tap in the kitchen slowly and let it run for one minute. If the pressure is low the next day, knock at number 12 or leave a note in the letter box with your name, the floor and the time at which somebody will be at home.

The bill of 340 is shared by all eighteen flats, so each of us pays just under 19. Thank you for your patience.`;

export const columns = [
  `A garden wall keeps the warmth of the day. Brick gives it back until long after dark, which is why figs and peaches grow against it in places that are too cold for them elsewhere.

The wall should face south, and it should be higher than a person, or the wind reaches over it.`,
  `Apples need less help. They grow in the open, and a good frost in winter even does them good. What they do need is company: most kinds bear no fruit unless another kind flowers near them.

Plant two, or ask what your neighbour has. Bees will see to the rest.`,
];

export const sampleNote = `Things to remember

The key to the shed hangs behind the second shelf, not the first. Feed the cat at seven and at six; she will say that nobody has fed her since Tuesday.

The train on 3 October leaves at 7:42 from platform 5. Take the blue umbrella, the camera and four apples.

Call Aunt Vera on Sunday. She wants the recipe for plum cake, and the photograph of the boat.`;
