/*
 * Converts rows of a picture to sRGB. The module's exports are used by packages/engines/src/picture/colours.ts, once per
 * instance.
 */
#include <emscripten.h>
#include <lcms2.h>
#include <stdint.h>
#include <stdlib.h>

static cmsHTRANSFORM transform;

static int convert_from(cmsHPROFILE from, cmsUInt32Number format, cmsUInt32Number intent) {
  cmsHPROFILE to = cmsCreate_sRGBProfile();
  transform = from && to ? cmsCreateTransform(from, format, to, TYPE_RGB_8, intent, 0) : NULL;
  return transform != NULL;
}

/* Colours of a profile, as samples of 16 bits. Returns the samples of a pixel; 0 if the profile can't be used. */
EMSCRIPTEN_KEEPALIVE int from_profile(const uint8_t *bytes, uint32_t count) {
  cmsHPROFILE from = cmsOpenProfileFromMem(bytes, count);
  if (!from) return 0;
  switch (cmsGetColorSpace(from)) {
    case cmsSigGrayData: return convert_from(from, TYPE_GRAY_16, INTENT_PERCEPTUAL) ? 1 : 0;
    case cmsSigRgbData: return convert_from(from, TYPE_RGB_16, INTENT_PERCEPTUAL) ? 3 : 0;
    case cmsSigCmykData: return convert_from(from, TYPE_CMYK_16, INTENT_PERCEPTUAL) ? 4 : 0;
    default: return 0;
  }
}

/* RGB, 16 bits, of these chromaticities (x and y of red, green, blue and white) and this gamma. */
EMSCRIPTEN_KEEPALIVE int from_chromaticities(const double *xy, double gamma) {
  cmsCIExyY white = {xy[6], xy[7], 1};
  cmsCIExyYTRIPLE primaries = {{xy[0], xy[1], 1}, {xy[2], xy[3], 1}, {xy[4], xy[5], 1}};
  cmsToneCurve *curve = cmsBuildGamma(NULL, gamma);
  cmsToneCurve *curves[3] = {curve, curve, curve};
  return convert_from(cmsCreateRGBProfile(&white, &primaries, curves), TYPE_RGB_16, INTENT_RELATIVE_COLORIMETRIC) ? 3 : 0;
}

EMSCRIPTEN_KEEPALIVE void convert(const uint16_t *from, uint8_t *to, uint32_t pixels) {
  cmsDoTransform(transform, from, to, pixels);
}
