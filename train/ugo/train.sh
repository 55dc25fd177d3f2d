#!/bin/sh
# Builds, then trains nets for the seats named, all at once on one GPU: train.sh SECONDS SEATS...
# Weights, vectors and a log come to lie in $OUT, or in out/; after so many seconds all is done.
set -e
until=$(($(date +%s) + $1 - 15))
shift
cd "$(dirname "$0")"
out=${OUT:-out}
mkdir -p "$out"
nvcc -O3 -std=c++17 -arch=native --extended-lambda -shared -Xcompiler -fPIC -o libbatch-gpu.so batch.cu
for seats in "$@"; do
  python3 train.py --seats "$seats" --until "$until" --out "$out" --commit "${COMMIT:-$(git rev-parse --short HEAD)}" >> "$out/train.log" 2>&1 &
done
wait
tail -n 20 "$out/train.log"
