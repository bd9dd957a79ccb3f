/*
 * Reads the parts (strips or tiles) of one page of a TIFF that lies in memory. The module's exports are used by
 * packages/engines/src/picture/libtiff.ts, once per instance.
 */
#include <emscripten.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

static const uint8_t *file;
static uint64_t size, position;
static TIFF *tiff;
static char message[512];

static tsize_t read_file(thandle_t handle, void *to, tsize_t wanted) {
  uint64_t left = position < size ? size - position : 0;
  tsize_t count = (uint64_t)wanted < left ? wanted : (tsize_t)left;
  memcpy(to, file + position, count);
  position += count;
  return count;
}
static tsize_t write_file(thandle_t handle, void *from, tsize_t count) { return 0; }
static toff_t seek_file(thandle_t handle, toff_t offset, int whence) {
  position = whence == SEEK_SET ? offset : whence == SEEK_CUR ? position + offset : size + offset;
  return position;
}
static int close_file(thandle_t handle) { return 0; }
static toff_t size_of_file(thandle_t handle) { return size; }
static int map_file(thandle_t handle, void **to, toff_t *count) {
  *to = (void *)file;
  *count = size;
  return 1;
}
static void unmap_file(thandle_t handle, void *from, toff_t count) {}

/* Keeps the first error: the others follow from it. */
static void keep_error(const char *module, const char *format, va_list values) {
  if (!message[0]) vsnprintf(message, sizeof message, format, values);
}

/* The decoder's own words about the first error; empty without one. */
EMSCRIPTEN_KEEPALIVE const char *error_message(void) { return message; }

/*
 * Opens the page whose directory is at a place of the file. A single allocation of the decoder is at most max_bytes.
 * Returns 0 if it can't.
 */
EMSCRIPTEN_KEEPALIVE int open_page(const uint8_t *bytes, uint32_t count, double directory, uint32_t max_bytes) {
  file = bytes;
  size = count;
  TIFFSetWarningHandler(NULL);
  TIFFSetErrorHandler(keep_error);
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
  TIFFOpenOptionsSetMaxSingleMemAlloc(options, max_bytes);
  /* h: only the header, no page yet. */
  tiff = TIFFClientOpenExt("page", "rh", NULL, read_file, write_file, seek_file, close_file, size_of_file, map_file,
                           unmap_file, options);
  TIFFOpenOptionsFree(options);
  /* Pixels are wanted as they are stored: whoever asks turns them. */
  return tiff && TIFFSetSubDirectory(tiff, (uint64_t)directory) &&
         TIFFSetField(tiff, TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
}

/* What the decoder takes the page for: see `Geometry` of libtiff.ts, in its order. */
EMSCRIPTEN_KEEPALIVE const uint32_t *geometry(void) {
  static uint32_t values[10];
  uint32_t width = 0, height = 0, part_width = 0, part_height = 0;
  uint16_t bits = 1, samples = 1, format = 1, photometric = 1, planar = 1;
  TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &width);
  TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &height);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &bits);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &samples);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &format);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_PHOTOMETRIC, &photometric);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &planar);
  int tiled = TIFFIsTiled(tiff);
  if (tiled) {
    TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &part_width);
    TIFFGetField(tiff, TIFFTAG_TILELENGTH, &part_height);
  } else {
    part_width = width;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &part_height);
    if (part_height > height) part_height = height;
  }
  uint32_t all[] = {width, height, bits, samples, format, photometric, planar == PLANARCONFIG_SEPARATE, tiled,
                    part_width, part_height};
  memcpy(values, all, sizeof all);
  return values;
}

/* Bytes of a row of a part, and of a whole part. */
EMSCRIPTEN_KEEPALIVE uint32_t row_bytes(void) {
  return (uint32_t)(TIFFIsTiled(tiff) ? TIFFTileRowSize(tiff) : TIFFScanlineSize(tiff));
}
EMSCRIPTEN_KEEPALIVE uint32_t part_bytes(void) {
  return (uint32_t)(TIFFIsTiled(tiff) ? TIFFTileSize(tiff) : TIFFStripSize(tiff));
}

/* Decodes a part into samples as they are stored, in the byte order of this machine. Returns the bytes, or -1. */
EMSCRIPTEN_KEEPALIVE int32_t read_part(uint32_t index, uint8_t *to, uint32_t count) {
  message[0] = 0;
  return (int32_t)(TIFFIsTiled(tiff) ? TIFFReadEncodedTile(tiff, index, to, count)
                                     : TIFFReadEncodedStrip(tiff, index, to, count));
}

/*
 * Decodes the part at a point into RGBA, the lowest row first: for colours that only the decoder knows how to subsample.
 * Returns 0 if it can't.
 */
EMSCRIPTEN_KEEPALIVE int read_colours(uint32_t x, uint32_t y, uint32_t *to) {
  message[0] = 0;
  return TIFFIsTiled(tiff) ? TIFFReadRGBATileExt(tiff, x, y, to, 1) : TIFFReadRGBAStripExt(tiff, y, to, 1);
}
