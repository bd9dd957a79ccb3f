import {
  BufferTarget,
  Conversion,
  Input,
  type MetadataTags,
  MP4,
  Mp4OutputFormat,
  Output,
  UrlSource,
  WebMOutputFormat,
} from 'mediabunny';

/** Where tags are: as phones write them in MP4 (`mdta`, `udta`), as programs do (`mdir`), or in a WebM. */
type Kind = 'mdta' | 'udta' | 'mdir' | 'webm';

const place = '+48.1372+011.5756+520.000/';
const [device, title, trackName] = ['Verity Phone 7', 'Sunday at the lake', 'Verity Media Video'];
const day = '2019-04-03';

/** Tags as a camera writes them, by the place they are in. */
const tagsOf: Record<Kind, MetadataTags> = {
  mdta: {
    title,
    raw: {
      'com.apple.quicktime.location.ISO6709': place,
      'com.apple.quicktime.model': device,
      'com.apple.quicktime.creationdate': day,
    },
  },
  udta: { raw: { '©xyz': place, '©mod': device, '©day': day, '©nam': title } },
  mdir: { title, comment: device, date: new Date(day) },
  webm: { title, raw: { LOCATION: place, MODEL: device, DATE_RECORDED: day } },
};

/** An MP4 with the tags of a camera and names of its tracks, and the texts that it says. */
export async function describedVideo(url: string, kind: Kind): Promise<{ file: File; written: string[] }> {
  const format =
    kind === 'webm'
      ? new WebMOutputFormat()
      : new Mp4OutputFormat({ metadataFormat: kind, fastStart: false });
  const output = new Output({ format, target: new BufferTarget() });
  const input = new Input({ source: new UrlSource(url), formats: [MP4] });
  const conversion = await Conversion.init({ input, output, tags: tagsOf[kind], showWarnings: false });
  for (const { metadata } of output.tracks) metadata.name = trackName;
  await conversion.execute();
  input.dispose();
  const { buffer } = output.target;
  if (!buffer) throw new Error('The video could not be written.');
  const said = {
    mdta: [place, device, title, day],
    udta: [place, device, title, day],
    mdir: [device, title, '2019'],
    webm: [place, device, title, day],
  };
  return { file: new File([buffer], `described.${kind}`), written: [...said[kind], trackName] };
}
