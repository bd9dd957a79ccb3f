#!/bin/sh
# Builds libtiff.wasm and lcms.wasm of packages/engines/src/picture from the sources of Debian 12, which carry its
# security fixes:
#   apt-get install emscripten
#   cd FOLDER && apt-get source tiff libjpeg-turbo zlib lcms2
#   sh models/libtiff/build.sh FOLDER
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$(cd "$1" && pwd)
out="$here/../../packages/engines/src/picture"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tiff="$sources/tiff-4.5.0/libtiff"
jpeg="$sources/libjpeg-turbo-2.1.5"
zlib="$sources/zlib-1.2.13.dfsg"
lcms="$sources/lcms2-2.14"

# What the packages' configure scripts find out about this machine.
cat > "$work/tif_config.h" <<'CONFIG'
#define HAVE_ASSERT_H 1
#define HAVE_FCNTL_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_UNISTD_H 1
#define HAVE_STRINGS_H 1
#define HAVE_GETOPT 1
#define SIZEOF_SIZE_T 4
#define TIFF_SIZE_FORMAT "zu"
#define TIFF_SSIZE_FORMAT PRId32
#define STRIP_SIZE_DEFAULT 8192
#define TIFF_MAX_DIR_COUNT 1048576
#define STRIPCHOP_DEFAULT TIFF_STRIPCHOP
CONFIG
cat > "$work/tiffconf.h" <<'CONFIG'
#include <stddef.h>
#include <stdint.h>
#include <inttypes.h>
#define TIFF_INT8_T int8_t
#define TIFF_INT16_T int16_t
#define TIFF_INT32_T int32_t
#define TIFF_INT64_T int64_t
#define TIFF_UINT8_T uint8_t
#define TIFF_UINT16_T uint16_t
#define TIFF_UINT32_T uint32_t
#define TIFF_UINT64_T uint64_t
#define TIFF_SSIZE_T int32_t
#define HAVE_IEEEFP 1
#define HOST_FILLORDER FILLORDER_LSB2MSB
#define HOST_BIGENDIAN 0
#define CCITT_SUPPORT 1
#define JPEG_SUPPORT 1
#define OJPEG_SUPPORT 1
#define LZW_SUPPORT 1
#define PACKBITS_SUPPORT 1
#define ZIP_SUPPORT 1
#define THUNDER_SUPPORT 1
#define NEXT_SUPPORT 1
#define STRIPCHOP_DEFAULT TIFF_STRIPCHOP
#define SUBIFD_SUPPORT 1
#define DEFAULT_EXTRASAMPLE_AS_ALPHA 1
#define CHECK_JPEG_YCBCR_SUBSAMPLING 1
#define MDI_SUPPORT 1
CONFIG
cat > "$work/jconfig.h" <<'CONFIG'
#define JPEG_LIB_VERSION 62
#define LIBJPEG_TURBO_VERSION 2.1.5
#define LIBJPEG_TURBO_VERSION_NUMBER 2001005
#define D_ARITH_CODING_SUPPORTED 1
#define MEM_SRCDST_SUPPORTED 1
#define BITS_IN_JSAMPLE 8
CONFIG
cat > "$work/jconfigint.h" <<'CONFIG'
#define BUILD ""
#define INLINE inline __attribute__((always_inline))
#define THREAD_LOCAL
#define PACKAGE_NAME "libjpeg-turbo"
#define VERSION "2.1.5"
#define SIZEOF_SIZE_T 4
#define FALLTHROUGH __attribute__((fallthrough));
CONFIG

cp "$jpeg/jversion.h.in" "$work/jversion.h"

flags="-Oz -DNDEBUG -DHAVE_UNISTD_H -w -sSUPPORT_LONGJMP=wasm -I$work -I$tiff -I$jpeg -I$zlib -I$lcms/include"
link="-Oz --no-entry -sSTANDALONE_WASM -sSUPPORT_LONGJMP=wasm -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=4GB
  -sEXPORTED_FUNCTIONS=_malloc,_free -sFILESYSTEM=0"
files=$(
  for name in aux close codec color compress dir dirinfo dirread dirwrite dumpmode error extension fax3 fax3sm flush \
    getimage hash_set jpeg luv lzw next ojpeg open packbits pixarlog predict print read strip swab thunder tile unix \
    version warning write zip; do echo "$tiff/tif_$name.c"; done
  for name in jcapimin jcapistd jccoefct jccolor jcdctmgr jchuff jcicc jcinit jcmainct jcmarker jcmaster jcomapi \
    jcparam jcphuff jcprepct jcsample jctrans jdapimin jdapistd jdatadst jdatasrc jdcoefct jdcolor jddctmgr jdhuff \
    jdicc jdinput jdmainct jdmarker jdmaster jdmerge jdphuff jdpostct jdsample jdtrans jerror jfdctflt jfdctfst \
    jfdctint jidctflt jidctfst jidctint jidctred jquant1 jquant2 jutils jmemmgr jmemnobs jaricom jdarith jsimd_none; do
    echo "$jpeg/$name.c"
  done
  for name in adler32 compress crc32 deflate infback inffast inflate inftrees trees uncompr zutil; do
    echo "$zlib/$name.c"
  done
)
mkdir "$work/libtiff" "$work/lcms"
# shellcheck disable=SC2086
(cd "$work/libtiff" && emcc $flags -c $files "$here/libtiff.c" && emcc $link ./*.o -o libtiff.wasm)
# shellcheck disable=SC2086
(cd "$work/lcms" && emcc $flags -c "$lcms"/src/*.c "$here/lcms.c" && emcc $link ./*.o -o lcms.wasm)
cp "$work/libtiff/libtiff.wasm" "$work/lcms/lcms.wasm" "$out"
