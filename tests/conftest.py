"""Tests run in English, whatever the locale is."""

from __future__ import annotations

import os

os.environ["LC_ALL"] = "C.UTF-8"
