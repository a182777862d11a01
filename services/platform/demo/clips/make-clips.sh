#!/bin/sh
# Draws the three demo clips into this folder. Needs ffmpeg (libx264, libvpx, libopus) and the DejaVu fonts.
set -eu
cd "$(dirname "$0")"
font=${FONT:-/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf}
thin=${FONT_THIN:-/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf}

# scene <seconds> <title> <subtitle> <seed>: a slow indigo and saffron gradient with a title card and a progress line
scene() {
  printf '%s' "gradients=s=640x360:r=15:d=$1:c0=0x312e81:c1=0x4f46e5:c2=0xf59e0b:n=3:x0=0:y0=0:x1=640:y1=360:speed=0.012:seed=$4,\
drawbox=x=60:y=118:w=520:h=124:color=0x1e1b4b@0.55:t=fill,drawbox=x=60:y=118:w=6:h=124:color=0xfbbf24:t=fill,\
drawtext=fontfile=$font:text='$2':fontcolor=white:fontsize=27:x=90:y=148,\
drawtext=fontfile=$thin:text='$3':fontcolor=0xfde68a:fontsize=19:x=90:y=196,\
drawtext=fontfile=$thin:text='%{pts\\:gmtime\\:0\\:%M\\\\\\:%S}':fontcolor=white@0.8:fontsize=16:x=w-tw-24:y=h-40,\
fade=in:d=0.6,fade=out:st=$(($1 - 1)):d=1,format=yuv420p"
}

# tone <seconds> <low Hz> <high Hz>: a quiet fifth that fades in and out
tone() {
  printf '%s' "aevalsrc=0.035*sin(2*PI*$2*t)+0.022*sin(2*PI*$3*t)*(0.6+0.4*sin(2*PI*0.25*t)):s=44100:d=$1,\
afade=in:d=1.5,afade=out:st=$(($1 - 2)):d=2"
}

draw() { # draw <file> <seconds> <title> <subtitle> <seed> <low> <high> <encoder options…>
  file=$1 seconds=$2 picture=$(scene "$2" "$3" "$4" "$5") sound=$(tone "$2" "$6" "$7")
  shift 7
  ffmpeg -hide_banner -loglevel error -y -f lavfi -i "$picture" -f lavfi -i "$sound" -t "$seconds" -shortest \
    -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact "$@" "$file"
}

h264='-c:v libx264 -profile:v baseline -level 3.0 -preset veryslow -crf 29 -maxrate 90k -bufsize 180k -g 60 -c:a aac -ac 1 -b:a 32k -movflags +faststart'
vp9='-c:v libvpx-vp9 -b:v 80k -crf 36 -deadline good -cpu-used 2 -g 60 -c:a libopus -ac 1 -ar 48000 -b:a 24k'

# shellcheck disable=SC2086
draw lesson-1.mp4 14 'Vidyapath — sample lesson 1' 'Begin with a question' 11 196 294 $h264
# shellcheck disable=SC2086
draw lesson-2.mp4 18 'Vidyapath — sample lesson 2' 'Practise a little every day' 23 220 330 $h264
# shellcheck disable=SC2086
draw lesson-3.webm 16 'Vidyapath — sample lesson 3' 'Explain it to a friend' 37 174.6 261.6 $vp9
